import type { Briefing } from '@bewezen/domain/production/briefings.ts'
import type { Cost } from '@bewezen/domain/production/costs.ts'
import type { Location } from '@bewezen/domain/production/locations.ts'
import { type ManagedPartner, newPartnerForm } from '@bewezen/domain/production/partners.ts'
import type { Activity } from '@bewezen/domain/production/programme.ts'
import type { Todo } from '@bewezen/domain/production/todos.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../base/api/api.ts'
import { ChangedStrip } from '../base/editing/ChangedStrip.tsx'
import type { About } from './about.ts'
import { BriefingCard } from './briefings/BriefingCard.tsx'
import { CostRow } from './costs/CostRow.tsx'
import { CostTotals } from './costs/CostTotals.tsx'
import { HelpersBox } from './day/HelpersBox.tsx'
import { Loads } from './Loads.tsx'
import { LocationCard } from './locations/LocationCard.tsx'
import { Below } from './overview/Below.tsx'
import { Result } from './overview/Result.tsx'
import { PartnerCard } from './partners/PartnerCard.tsx'
import { ActivityRow } from './programme/ActivityRow.tsx'
import type { RecordState } from './record/useRecord.ts'
import { TodoRow } from './todos/TodoRow.tsx'
import { useCounts } from './useCounts.ts'

const cache = () => new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
const eventId = '019a0000-0000-7000-8000-000000000001'
const now = '2026-10-22T10:00:00.000Z'
const date = {
  id: eventId,
  startAt: '2026-11-14T13:00:00.000Z',
  endAt: '2026-11-14T16:00:00.000Z',
  status: 'scheduled' as const,
  seats: 50,
  taken: 38,
  waiting: 0,
  closesAt: '2026-11-14T13:00:00.000Z',
  freeUntil: null,
}
const event: About['event'] = {
  id: eventId,
  slug: 'ademlab',
  title: 'Ademlab',
  description: '',
  type: 'fysiek',
  imageUrl: null,
  zone: 'Europe/Amsterdam',
  startDate: date.startAt,
  pattern: null,
  isLive: true,
  status: 'scheduled',
  policy: 'public',
  isPaid: true,
  priceCents: 3_500,
  currency: 'EUR',
  minParticipants: 1,
  version: 1,
  date,
  dates: [date],
}
const teun = { id: 't', firstName: 'Teun', lastName: 'Bakker', username: 'teun', avatarUrl: null, avatarColor: 'licht' }
const base = { id: 'r', eventId, version: 1, createdBy: teun, createdAt: now }

/** The words of a part in order, and its markup. */
async function drawn(part: ReactNode, client = cache()) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <QueryClientContext value={client}>{part}</QueryClientContext> }),
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
const inTable = (row: ReactNode) => (
  <table>
    <tbody>{row}</tbody>
  </table>
)

const cost = (change: Partial<Cost> = {}): Cost => ({
  ...base,
  name: 'Matten en dekens',
  amountCents: 500,
  quantity: 40,
  totalCents: 20_000,
  taxInclusive: true,
  perParticipant: false,
  linkUrl: 'https://example.com/matten',
  notes: '<b>dik</b>',
  isOrdered: false,
  approver: null,
  approvedAt: null,
  ...change,
})

test('EV-COST-05 EV-COST-12 EV-COST-13 EV-COST-21 EV-EDGE-24 a cost tells its price, total, order and that it waits, and its texts as text', async () => {
  const { html, text } = await drawn(inTable(<CostRow cost={cost()} onEdit={() => {}} />))
  for (const words of [
    'Matten en dekens',
    '40',
    '€ 5,00',
    '€ 200,00',
    'incl. btw',
    'Wacht op goedkeuring',
    'Geef akkoord',
  ])
    expect(text).toContain(words)
  expect(text).toContain('&lt;b&gt;dik&lt;/b&gt;')
  expect(html).toMatch(/href="https:\/\/example.com\/matten"[^>]*rel="noopener noreferrer"/)
  expect(html).toMatch(/<option value="no" selected="">Nog niet besteld/)
})

test('EV-COST-03 EV-COST-04 EV-COST-14 an approved cost tells by whom and when, and offers no way back', async () => {
  const approved = cost({ approver: teun, approvedAt: '2026-10-06T09:00:00Z', isOrdered: true, taxInclusive: false })
  const { html, text } = await drawn(inTable(<CostRow cost={approved} onEdit={() => {}} />))
  expect(text).toMatch(/Goedgekeurd door Teun Bakker op 06 okt 2026/)
  expect(text).toContain('excl. btw')
  expect(text).not.toContain('Geef akkoord')
  expect(html).toMatch(/<option value="yes" selected="">Besteld/)
  const gone = await drawn(inTable(<CostRow cost={{ ...approved, approver: null }} onEdit={() => {}} />))
  expect(gone.text).toContain('door Verwijderde gebruiker op')
})

test('EV-MORE-85 the four numbers of Kosten', async () => {
  const costs = [cost(), cost({ approvedAt: now, isOrdered: true, totalCents: 42_000 })]
  expect((await drawn(<CostTotals costs={costs} />)).text).toMatch(
    /Kosten € 620,00 2 posten Goedgekeurd € 420,00 1 post Wacht op goedkeuring € 200,00 1 post Nog niet besteld € 200,00 1 post/,
  )
})

const todo = (change: Partial<Todo> = {}): Todo => ({
  ...base,
  taskName: 'Contract tekenen',
  description: '',
  deadline: '2026-10-21',
  status: 'bezig',
  priority: 'hoog',
  isAssigned: true,
  assignee: teun,
  ...change,
})
const row = async (change: Partial<Todo>) =>
  (await drawn(inTable(<TodoRow todo={todo(change)} today="2026-10-22" onEdit={() => {}} />))).text

test('EV-TODO-02 EV-TODO-08 EV-TODO-11 EV-TODO-12 a task tells how urgent, whose, until when, and that it is late', async () => {
  expect(await row({})).toMatch(
    /Hoog Contract tekenen .*Teun Bakker .*21 okt 2026 .*Verlopen Niet gestart Bezig Uitgesteld Voltooid/,
  )
  expect(await row({ deadline: '2026-10-22' })).not.toContain('Verlopen')
  expect(await row({ status: 'voltooid' })).not.toContain('Verlopen')
  expect(await row({ isAssigned: false, assignee: null, deadline: null })).toMatch(/Niet toegewezen .*Geen/)
  expect(await row({ assignee: null })).toContain('Verwijderde gebruiker')
})

const briefing = (change: Partial<Briefing> = {}): Briefing => ({
  ...base,
  person: teun,
  role: 'Ademdocent',
  startAt: '2026-11-14T12:15:00Z',
  endAt: '2026-11-14T16:15:00Z',
  tasks: ['Zaal warm zetten', 'Microfoon testen'],
  notes: 'Heeft stilte nodig.',
  phone: '',
  ...change,
})

test('EV-BRIEF-01 EV-BRIEF-04 EV-BRIEF-08 EV-MORE-05 a briefing tells who, as what, when and which tasks, and what it clashes with', async () => {
  const named = { briefings: [briefing()], activities: [] }
  const card = (clashes: Parameters<typeof BriefingCard>[0]['clashes']) => (
    <BriefingCard
      briefing={briefing()}
      clashes={clashes}
      named={named}
      zone={event.zone}
      hasDays={false}
      onEdit={() => {}}
    />
  )
  const { text } = await drawn(card([{ kind: 'outside', briefingId: 'r' }]))
  expect(text).toMatch(
    /Teun Bakker Ademdocent 13:15 - 17:15 De briefing van Teun Bakker \(13:15 - 17:15\) valt buiten het programma\. .*Zaal warm zetten .*Microfoon testen .*Heeft stilte nodig\./,
  )
  expect((await drawn(card([]))).text).not.toContain('buiten het programma')
})

const activity = (change: Partial<Activity> = {}): Activity => ({
  ...base,
  activityName: 'Theepauze',
  description: 'In de foyer',
  startAt: '2026-11-14T14:30:00Z',
  endAt: '2026-11-14T14:50:00Z',
  people: 50,
  location: { id: 'l', name: 'Foyer', capacity: 40 },
  ...change,
})

test('EV-PROG-01 EV-PROG-02 EV-PROG-07 EV-PROG-08 EV-MORE-05 an activity is marked outside the event, overlapping and too full', async () => {
  const told = async (it: Activity, clashes: Parameters<typeof ActivityRow>[0]['clashes'] = []) =>
    (
      await drawn(
        inTable(
          <ActivityRow
            activity={it}
            clashes={clashes}
            named={{ briefings: [], activities: [it] }}
            event={event}
            onEdit={() => {}}
          />,
        ),
      )
    ).text
  expect(await told(activity())).toMatch(/15:30 - 15:50 Theepauze In de foyer Foyer .*50 mensen/)
  expect(await told(activity())).not.toMatch(/Buiten de eventtijd|Overlapt|Te vol/)
  expect(await told(activity({ startAt: '2026-11-14T12:59:00Z' }))).toContain('Buiten de eventtijd')
  expect(await told(activity({ location: null, people: null }))).toContain('Geen locatie')
  expect(await told(activity(), [{ kind: 'place', activityId: 'r', otherId: 'x' }])).toContain('Overlapt')
  expect(await told(activity(), [{ kind: 'crowded', activityId: 'r', people: 50, capacity: 40 }])).toMatch(
    /Te vol Theepauze heeft 50 mensen, in Foyer passen er 40\./,
  )
})

test('EV-LOC-03 EV-LOC-07 a location tells its kind, size, capacity, notes and what it lacks', async () => {
  const location: Location = {
    ...base,
    name: 'Kleedkamer',
    locationType: 'binnen',
    accessibility: { ov: false, auto: true },
    facilities: { wc: true, douche: false, slaapplek: false },
    technicalFacilities: { stopcontacten: false, scherm: false, geluid: false, verlichting: false, wifi: false },
    surfaceArea: 14.5,
    capacity: null,
    isBackstage: true,
    notes: 'Alleen voor docenten.',
  }
  const { text } = await drawn(<LocationCard location={location} onEdit={() => {}} />)
  for (const words of [
    'Kleedkamer',
    'Binnen',
    'Backstage',
    '14,5 m²',
    'Capaciteit geen',
    'OV: nee',
    'WC: ja',
    'Alleen voor docenten.',
  ])
    expect(text).toContain(words)
})

test('EV-PARTNER-01 EV-PARTNER-07 EV-DATA-23 EV-DATA-24 a partner tells contact, invoicing and whether it is active', async () => {
  const partner: ManagedPartner = {
    ...newPartnerForm(),
    id: 'p',
    version: 1,
    name: 'Zaal & Zo',
    contactName: 'Ria',
    contactEmail: 'ria@zaal.example',
    addressPostalCode: '1011 AB',
    addressCity: 'Amsterdam',
    websiteUrl: 'https://zaal.example',
    iban: 'NL91ABNA0417164300',
    invoiceVatNumber: 'NL123456789B01',
  }
  const { html, text } = await drawn(<PartnerCard partner={partner} onEdit={() => {}} />)
  expect(text).toMatch(
    /Zaal &amp; Zo Actief .*Contact Ria ria@zaal.example 1011 AB Amsterdam Facturatie Btw-id NL123456789B01 IBAN NL91ABNA0417164300/,
  )
  expect(html).toContain('rel="noopener noreferrer"')
  expect((await drawn(<PartnerCard partner={{ ...partner, isActive: false }} onEdit={() => {}} />)).text).toContain(
    'Niet actief',
  )
})

const lists = ['costs', 'programme', 'todos', 'briefings', 'locations'] as const
const fillings = {
  costs: { costs: [cost(), cost({ id: 'c2', name: 'Zaal', approvedAt: now, approver: teun })] },
  programme: { activities: [activity()] },
  todos: {
    todos: [
      todo(),
      todo({ id: 't2', taskName: 'Zaal vastleggen', status: 'voltooid' }),
      todo({ id: 't3', taskName: 'Route maken', status: 'voltooid' }),
    ],
  },
  briefings: { briefings: [briefing()], elsewhere: [] },
  locations: { locations: [] },
} as const

/** A cache in which some lists came and one did not. */
async function cacheWithout(failing: (typeof lists)[number] | null) {
  const client = cache()
  const fails = () => Promise.reject(new Error('not now'))
  for (const list of lists) {
    const { queryKey } = api.production[list].queryOptions({ input: { eventId } })
    if (list === failing) await client.prefetchQuery({ queryKey, queryFn: fails })
    else client.setQueryData(queryKey, fillings[list] as never)
  }
  return client
}

test.each([
  ['costs', 'kosten'],
  ['programme', 'programma'],
  ['todos', 'todo'],
  ['briefings', 'briefings'],
  ['locations', 'locaties'],
  ['participants', 'deelnemers'],
] as const)(
  'EV-ADMIN-15 EV-ADMIN-16 EV-ADMIN-22 when %s do not come one quiet line says so, but not on their own tab',
  async (failing, tab) => {
    const client = await cacheWithout(failing === 'participants' ? null : failing)
    const participants = { isError: failing === 'participants', refetch: () => {} }
    const line = async (tab: Parameters<typeof Loads>[0]['tab']) =>
      (await drawn(<Loads event={event} now={now} participants={participants} tab={tab} />, client)).text
    expect(await line('overzicht')).toContain('Niet alles kon worden geladen Opnieuw proberen')
    expect(await line(tab)).not.toContain('Niet alles')
  },
)

test('EV-ADMIN-22 without a failure there is no such line', async () => {
  const client = await cacheWithout(null)
  const participants = { isError: false, refetch: () => {} }
  const line = await drawn(<Loads event={event} now={now} participants={participants} tab="overzicht" />, client)
  expect(line.text.trim()).toBe('')
})

test('EV-MORE-05 EV-MORE-84 Overzicht lists the clashes, the costs that wait and the tasks that come first', async () => {
  const { text } = await drawn(<Below event={event} now={now} />, await cacheWithout(null))
  expect(text).toMatch(
    /Botsingen Theepauze heeft 50 mensen, in Foyer passen er 40\. De briefing van Teun Bakker \(13:15 - 17:15\) valt buiten het programma\./,
  )
  expect(text).toMatch(/Kosten 2 posten Matten en dekens .*Geef akkoord/)
  expect(text).not.toContain('Zaal vastleggen')
  expect(text).toMatch(/To Do 1 open Contract tekenen Teun Bakker, 21 okt 2026 Verlopen Hoog/)
})

test('EV-ADMIN-16 EV-MORE-84 Overzicht says nothing of clashes while a list of them did not come', async () => {
  const { text } = await drawn(<Below event={event} now={now} />, await cacheWithout('briefings'))
  expect(text).not.toContain('Botsingen')
  expect(text).toContain('Matten en dekens')
})

test('EV-MORE-108 a result below zero is red in each column, and one above it in none', async () => {
  const statement = (resultCents: number) => ({
    participants: 1,
    revenueCents: 0,
    vatCents: 0,
    feesCents: 0,
    fixedCostsCents: 0,
    participantCostsCents: 0,
    resultCents,
  })
  const reds = async (actual: number, expected: number) => {
    const result = { paidCents: 0, refundedCents: 0, actual: statement(actual), expected: statement(expected) }
    const read = cache()
    const answer = { result, discountCents: 0, fee: { fixedCents: 29, basisPoints: 0 }, days: [] }
    read.setQueryData(api.events.result.queryKey({ input: { eventId } }), answer)
    const { html } = await drawn(<Result event={event} now={now} />, read)
    return [...html.matchAll(/text-ember-ink[^>]*>([^<]*)/g)].map(([, cents]) => cents)
  }
  expect(await reds(-100, -200)).toEqual([expect.stringContaining('-1,00'), expect.stringContaining('-2,00')])
  expect(await reds(-100, 200)).toHaveLength(1)
  expect(await reds(100, 200)).toEqual([])
})

test('EV-MORE-57 the day that is opened is the one that is chosen: at first the next', async () => {
  const read = cache()
  const dates = ['2020-01-01', '2999-01-01', '2999-02-01'].map((day, at) => ({
    id: eventId.slice(0, -1) + at,
    startAt: `${day}T12:00:00.000Z`,
  }))
  read.setQueryData(api.production.helpers.queryKey({ input: { eventId } }), { dates, helpers: [] })
  const { html } = await drawn(<HelpersBox eventId={eventId} zone="Europe/Amsterdam" />, read)
  expect(html).toContain(`href="/events/${eventId}/dag?datum=${dates[1]?.id}"`)
})

test('EV-MORE-84 the tab To Do tells how many tasks are open', async () => {
  expect((await drawn(<Counts />, await cacheWithout(null))).text).toContain('{&quot;todo&quot;:1}')
  expect((await drawn(<Counts />, await cacheWithout('todos'))).text).toContain('{}')
})

test('EV-MORE-06 the newer value stands beside what was typed, with both ways on; of what is gone it says so', async () => {
  const record = (change: Partial<RecordState>) =>
    ({ isGone: false, changes: null, takeOver: () => {}, goOn: () => {}, ...change }) as RecordState
  const strip = async (change: Partial<RecordState>) => (await drawn(<ChangedStrip record={record(change)} />)).text
  expect(await strip({ changes: [{ label: 'Prijs', before: '€ 5,00', now: '€ 6,00' }] })).toMatch(
    /Nu staat er: Prijs: € 6,00 \( was € 5,00 \) .*Nieuwere gegevens overnemen Verder met wat ik typte|Prijs: € 6,00 \(was € 5,00\)/,
  )
  const gone = await strip({ isGone: true })
  expect(gone).toContain('verwijderde dit intussen')
  expect(gone).toContain('Opnieuw toevoegen')
  expect(gone).not.toContain('overnemen')
  expect((await strip({})).trim()).toBe('')
})

const Counts = () => JSON.stringify(useCounts(eventId))
