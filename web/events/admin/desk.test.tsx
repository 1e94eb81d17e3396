import type { DeskEvent, DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { api } from '../../base/api/api.ts'
import { draftFrom } from '../form/draft.ts'
import { teachersFresh } from '../form/teachersFresh.ts'
import { fresh } from './caching.ts'
import { countedOf } from './counted.ts'
import { DeskBadges } from './DeskBadges.tsx'
import { DeskFailed } from './DeskBoundary.tsx'
import { DeskPrice } from './DeskPrice.tsx'
import { OverviewCard } from './OverviewCard.tsx'
import { chartPoints, plane, stepsOf, topOf } from './overzicht/chart.ts'
import { EnrolmentChart } from './overzicht/EnrolmentChart.tsx'
import { Figures } from './overzicht/Figures.tsx'
import { Fill } from './overzicht/Fill.tsx'
import { DietarySummary } from './participants/DietarySummary.tsx'
import { ParticipantsTable } from './participants/ParticipantsTable.tsx'
import { Totals } from './participants/Totals.tsx'
import { SettingsFields } from './settings/SettingsFields.tsx'
import type { SettingsState } from './settings/useSettings.ts'

/** The words of a part in order, and its markup. */
async function drawn(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const text = html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return { html, text }
}

const now = '2026-10-20T10:00:00.000Z'
const date = {
  id: 'd1',
  startAt: '2026-10-24T06:30:00.000Z',
  endAt: '2026-10-24T09:30:00.000Z',
  status: 'scheduled' as const,
  seats: 50,
  taken: 47,
  waiting: 0,
  closesAt: '2026-10-23T18:00:00.000Z',
  freeUntil: '2026-10-22T21:59:00.000Z',
}
const anEvent = (change: Partial<DeskEvent> = {}): DeskEvent => ({
  id: '019a0000-0000-7000-8000-000000000001',
  slug: 'ochtendlicht',
  title: 'Masterclass Ochtendlicht',
  description: 'We beginnen buiten.',
  type: 'fysiek',
  imageUrl: null,
  zone: 'Europe/Amsterdam',
  startDate: date.startAt,
  pattern: null,
  isLive: true,
  status: 'scheduled',
  policy: 'public',
  isPaid: true,
  priceCents: 1_750,
  currency: 'EUR',
  minParticipants: 1,
  version: 1,
  date,
  ...change,
})

describe('the overview', () => {
  test('EV-ADMIN-02 EV-ADMIN-04 EV-ADMIN-05 EV-ADMIN-06 EV-ADMIN-08 EV-ADMIN-09 a card says when, what, until when, how many, and leads on', async () => {
    const { html, text } = await drawn(<OverviewCard event={anEvent()} now={now} />)
    for (const words of [
      'Masterclass Ochtendlicht',
      '24 oktober 2026, 08:30 – 11:30',
      'We beginnen buiten.',
      '47 / 50 aangemeld',
      'Aanmelden t/m vr 23 okt 2026, 20:00',
      'Annuleren t/m do 22 okt 2026, 23:59',
      'Bewerken',
      'Bijna vol!',
    ])
      expect(text).toContain(words)
    expect(html).toContain('href="/events/admin?event=019a0000-0000-7000-8000-000000000001"')
  })

  test('EV-ADMIN-07 EV-ADMIN-18 EV-ADMIN-25 EV-LIMIT-05 the price is whole, with the exact one to read and to hear, or Gratis', async () => {
    const price = async (change: Partial<DeskEvent>) => drawn(<DeskPrice event={anEvent(change)} />)
    expect(await price({})).toMatchObject({ text: expect.stringContaining('€ 18 (€ 17,50)') })
    expect((await price({})).html).toContain('title="€ 17,50"')
    expect((await price({ currency: 'USD', priceCents: 2_549 })).text).toContain('$ 25')
    expect((await price({ priceCents: 0 })).text.trim()).toBe('Gratis')
    expect((await price({ isPaid: false })).text.trim()).toBe('Gratis')
  })

  test('EV-ADMIN-26 a series says how it repeats and when it is next', async () => {
    const { text } = await drawn(<DeskBadges event={anEvent({ pattern: 'weekly' })} now={now} />)
    expect(text).toContain('Wekelijks, volgende: za 24 okt 2026')
  })

  test('states are said in words', async () => {
    const badges = async (change: Partial<DeskEvent>) =>
      (await drawn(<DeskBadges event={anEvent(change)} now={now} />)).text
    expect(await badges({ isLive: false })).toContain('Offline')
    expect(await badges({ status: 'cancelled' })).toContain('Geannuleerd')
    expect(await badges({ date: { ...date, endAt: '2026-10-19T10:00:00Z' } })).toContain('Afgelopen')
    expect(await badges({ policy: 'private' })).toContain('Privé')
    expect(await badges({ minParticipants: 48 })).toContain('Minimum nog niet gehaald')
  })

  test('nothing is free while somebody waits', () => {
    expect(countedOf({ taken: 3, seats: 5, waiting: 0 })).toEqual({ taken: 3, max: 5, spotsLeft: 2 })
    expect(countedOf({ taken: 3, seats: 5, waiting: 1 }).spotsLeft).toBe(0)
    expect(countedOf({ taken: 6, seats: 5, waiting: 0 }).spotsLeft).toBe(0)
    expect(countedOf({ taken: 6, seats: null, waiting: 0 }).spotsLeft).toBeNull()
  })

  test('EV-CALL-41 EV-CALL-43 EV-CALL-44 EV-LIMIT-17 what was read is believed for 5, 2 and 1 minutes', () => {
    expect([fresh.events, fresh.counts, fresh.event]).toEqual([
      { staleTime: 300_000 },
      { staleTime: 120_000 },
      { staleTime: 60_000 },
    ])
    expect(teachersFresh).toBe(900_000)
  })

  test('EV-ADMIN-13 EV-ADMIN-14 EV-ERR-34 the error screen has both ways out', async () => {
    const { text } = await drawn(<DeskFailed onAgain={() => {}} onReload={() => {}} />)
    for (const words of ['Something went wrong', 'Try Again', 'Reload Page']) expect(text).toContain(words)
  })
})

describe('Instellingen', () => {
  test('EV-ERR-30 a list of teachers that does not come says so in the words that were given', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
    const { queryKey } = api.events.teachers.queryOptions({ input: {} })
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('not now')) })
    const form = { draft: draftFrom(newEventForm('x')), faults: {}, put: () => {} }
    const { text } = await drawn(
      <QueryClientContext value={client}>
        <SettingsFields form={form as unknown as SettingsState} />
      </QueryClientContext>,
    )
    expect(text).toContain('Failed to load teachers')
  })
})

describe('Overzicht', () => {
  const finance = {
    currency: 'EUR' as const,
    revenueCents: 133_000,
    receivedCents: 130_000,
    costsCents: 84_500,
    approvedCents: 50_000,
    profitCents: 48_500,
    breakEven: 25,
    otherCurrency: false,
  }
  const told = async (change: Partial<Parameters<typeof Figures>[0]['finance']> = {}) =>
    (await drawn(<Figures finance={{ ...finance, ...change }} event={anEvent({ priceCents: 3_500 })} count={38} />))
      .text

  test('EV-FIN-01 EV-FIN-08 shows revenue, what came in, costs with the approved part, profit and break-even', async () => {
    const text = await told()
    for (const words of [
      'Omzet € 1.330',
      '38 aanmeldingen à € 35,00',
      'Werkelijk ontvangen € 1.300',
      'Kosten € 845',
      'waarvan goedgekeurd € 500,00',
      'Winst € 485',
      '36% van de omzet',
      'Break-even 25',
    ])
      expect(text).toContain(words)
  })

  test('EV-FIN-04 a profit below zero is named a loss, without a sign', async () => {
    const text = await told({ profitCents: -2200 })
    expect(text).toContain('Verlies € 22')
    expect(text).not.toContain('Winst')
  })

  test('EV-FIN-11 EV-FIN-12 what cannot be said is a dash with the reason', async () => {
    expect(await told({ breakEven: 'never' })).toContain('Break-even - Niet haalbaar (gratis evenement)')
    const other = await told({ currency: 'USD', profitCents: null, breakEven: null, otherCurrency: true })
    expect(other).toContain('Omzet $ 1.330')
    expect(other).toContain('Winst - Andere valuta')
    expect(await told({ profitCents: null, breakEven: null })).toContain('Winst - Alleen voor alle datums samen')
  })

  test('the chart grows day by day and ends with all, for eyes and for a screen reader', async () => {
    const days = [
      { day: '2026-10-05', count: 3 },
      { day: '2026-10-10', count: 1 },
      { day: '2026-10-15', count: 4 },
    ]
    const points = chartPoints(days)
    expect(points.map(({ total, x }) => [total, x])).toEqual([
      [3, 0],
      [4, plane.width / 2],
      [8, plane.width],
    ])
    expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => b - a))
    expect(stepsOf(points)).toMatch(/^M0 240H0V\d/)
    expect([topOf(0), topOf(3), topOf(8), topOf(21), topOf(100), topOf(101)]).toEqual([4, 4, 12, 40, 100, 200])
    expect((await drawn(<EnrolmentChart days={days} />)).text).toContain(
      '8 aanmeldingen van ma 5 okt 2026 tot en met do 15 okt 2026',
    )
    expect((await drawn(<EnrolmentChart days={days.slice(0, 1)} />)).text).toMatch(/ op [a-z]{2} \d+ [a-z]{3} \d{4}\./)
    expect((await drawn(<EnrolmentChart days={[]} />)).text).toContain('Nog geen aanmeldingen')
    expect(stepsOf(chartPoints([{ day: '2026-10-05', count: 1 }]))).not.toMatch(/NaN|Infinity/)
  })

  test('EV-MORE-102 how full it is stands as part of a circle, and until when one may enrol while one may', async () => {
    const fill = async (dates: readonly DeskEvent['date'][]) =>
      drawn(<Fill event={anEvent()} dates={dates} tiers={[]} now={now} />)
    const { html, text } = await fill([date])
    expect(text).toContain('94% vol 47 / 50 aangemeld Minimum van 1 is gehaald. Aanmelden t/m vr 23 okt 2026, 20:00')
    expect(html).toContain('stroke-dasharray="94 100"')
    expect((await fill([{ ...date, closesAt: now }])).text).not.toContain('Aanmelden t/m')
    expect((await fill([{ ...date, status: 'cancelled' }])).text).not.toContain('Aanmelden t/m')
    expect((await fill([date, date])).text).not.toContain('Aanmelden t/m')
    expect((await fill([{ ...date, seats: null }])).html).not.toContain('<circle')
  })
})

const face = (firstName: string) => ({
  id: 'p',
  firstName,
  lastName: 'Bos',
  username: firstName.toLowerCase(),
  avatarUrl: null,
  avatarColor: null,
})
const participant = (id: string, change: Partial<DeskParticipant> = {}): DeskParticipant => ({
  id,
  occurrenceId: 'd1',
  startAt: date.startAt,
  enrolledAt: '2026-10-05T07:02:00.000Z',
  person: face('Noor'),
  email: 'noor@bewezen.example',
  status: 'enrolled',
  payment: 'completed',
  paidCents: 0,
  discount: null,
  refundedCents: 0,
  backCents: 0,
  refund: 'none',
  isDisputed: false,
  paidBy: null,
  place: null,
  dietaryRestrictions: [],
  allergies: [],
  notes: '',
  ...change,
})

describe('Deelnemers', () => {
  const event = { ...anEvent(), venueName: null, dates: [date] }
  const counts = [
    { occurrenceId: 'd1', status: 'enrolled' as const, count: 1_200 },
    { occurrenceId: 'd2', status: 'enrolled' as const, count: 7 },
    { occurrenceId: 'd1', status: 'waitlisted' as const, count: 2 },
    { occurrenceId: 'd1', status: 'expired' as const, count: 3 },
    { occurrenceId: 'd1', status: 'cancelled' as const, count: 1 },
  ]
  const drawnTable = async (isGrouped: boolean, some: readonly DeskParticipant[]) =>
    (
      await drawn(
        <ParticipantsTable counts={counts} event={event} isGrouped={isGrouped} participants={some} isOfAllDates />,
      )
    ).text
  const table = (...some: DeskParticipant[]) => drawnTable(true, some)

  test('EV-PART-01 EV-PART-02 EV-PART-03 EV-PART-07 EV-PART-08 EV-MORE-26 has a row for each in its group, with how many there are in all, answers and state', async () => {
    const text = await table(
      participant('a', { dietaryRestrictions: ['Halal'], allergies: ['Noten', 'Pinda'], notes: '<b>EpiPen</b>' }),
      participant('b', { person: null, status: 'cancelled' }),
      participant('d', { status: 'waitlisted', payment: 'pending', place: 2, person: face('Roos') }),
      participant('c', {
        status: 'waitlisted',
        payment: 'pending',
        place: 1,
        person: face('Sem'),
        enrolledAt: '2026-10-14T07:02:00.000Z',
      }),
    )
    expect(text).toMatch(
      /Aangemeld 1\.200 .*Noor Bos noor .*ma 5 okt 2026, 09:02 .*Halal .*Noten, Pinda .*&lt;b&gt;EpiPen&lt;\/b&gt; .*Bevestigd .*Wachtlijst 2 .*Sem.*Wachtlijst, plek 1.*Roos.*Wachtlijst, plek 2.*Geannuleerd 4 .*Verwijderde gebruiker/,
    )
  })

  test('EV-PART-05 EV-CANCEL-12 a refund that failed can be tried again, and a dispute is marked', async () => {
    const text = await table(
      participant('a', { status: 'cancelled', refund: 'failed' }),
      participant('b', { isDisputed: true }),
    )
    expect(text).toContain('Terugbetaling mislukt')
    expect(text).toContain('Opnieuw')
    expect(text).toContain('Betwist')
    expect(await table(participant('c', { status: 'cancelled', refund: 'refunded' }))).not.toContain('Opnieuw')
  })

  test('EV-MORE-25 EV-MORE-26 what was paid and what of it went back stands beside each, and without groups there are none', async () => {
    const paid = participant('a', { paidCents: 1_500, refundedCents: 1_000, backCents: 1_000, refund: 'refunded' })
    const text = await drawnTable(false, [participant('b', { person: face('Sem') }), paid])
    expect(text).toMatch(/Sem Bos.*Noor Bos.*€ 25,00 .*€ 10,00 terug/)
    expect(text).not.toMatch(/Aangemeld 1|Aangemeld 2/)
  })

  test.each([
    ['pending', 0, /€ 35,00 gaat terug/, /[\d,]+ terug/],
    ['failed', 0, /€ 35,00 nog niet terug/, /[\d,]+ terug/],
    ['failed', 1_000, /€ 10,00 terug *€ 25,00 nog niet terug/, /gaat terug/],
    ['refunded', 3_500, /€ 35,00 terug/, /niet terug|gaat terug/],
  ] as const)(
    'EV-MORE-29 of a refund that is %s, of which %d cents are back, no more is said to be back',
    async (refund, backCents, says, not) => {
      const text = await drawnTable(false, [
        participant('a', { paidCents: 0, refundedCents: 3_500, backCents, refund }),
      ])
      expect(text).toMatch(says)
      expect(text).not.toMatch(not)
    },
  )

  test('EV-MORE-98 who paid stands beside the money of a place that was handed on', async () => {
    const handedOn = participant('a', { person: face('Sem'), paidCents: 2_500, paidBy: { person: face('Roos') } })
    expect(await drawnTable(false, [handedOn])).toMatch(/Sem Bos.*€ 25,00 +door Roos Bos/)
    const own = participant('b', { paidCents: 2_500 })
    expect(await drawnTable(false, [own])).not.toContain('door ')
  })

  test('EV-PART-03 EV-PART-04 the totals stand on top, and the kitchen gets numbers of one date', async () => {
    const totals = [
      { status: 'enrolled' as const, count: 38 },
      { status: 'offered' as const, count: 1 },
      { status: 'reserved' as const, count: 2 },
      { status: 'expired' as const, count: 4 },
    ]
    const { text } = await drawn(<Totals totals={totals} dates={[date]} failedRefunds={2} />)
    expect(text).toMatch(
      /Aangemeld 38 van 50 plekken .*vastgehouden 3 .*Wachtlijst 0 nog 3 plekken vrij .*Geannuleerd 4 2 terugbetalingen mislukt/,
    )
    const dietary = { dietaryRestrictions: [{ name: 'Halal', count: 2 }], allergies: [] }
    expect((await drawn(<DietarySummary dietary={dietary} count={38} />)).text).toMatch(/Halal 2/)
    expect((await drawn(<DietarySummary dietary={null} count={38} />)).text).toContain('Kies één datum')
    expect((await drawn(<DietarySummary dietary={dietary} count={38} />)).text).toContain('de 38 aanmeldingen')
    const ofOne = (await drawn(<DietarySummary dietary={dietary} count={1} />)).text
    expect(ofOne).toContain('Aantallen van de ene aanmelding, zonder namen.')
    const none = { dietaryRestrictions: [], allergies: [] }
    expect((await drawn(<DietarySummary dietary={none} count={1} />)).text).toContain('Niemand gaf dieetwensen')
    expect((await drawn(<DietarySummary dietary={none} count={0} />)).text).not.toContain('Voor de keuken')
  })
})
