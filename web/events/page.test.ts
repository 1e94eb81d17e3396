import type { CalendarEvent, EventDate, EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at, date, detailOf, event, id, member } from './testing/given.ts'
import { type Answers, now, open, page } from './testing/served.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('the calendar', () => {
  test('SH-GEN-04 ROUTE-TABLE-10 X3-GEN-04 EV-GEN-08 EV-ROUTE-01 EV-ROUTE-07 a visitor reads it and is invited to an account; nobody who has one is', async () => {
    const { text, links } = await page('/events', { events: [event()] })
    expect(text).toContain('Evenementenkalender')
    expect(text).toContain('Ochtendlicht')
    expect(text).toContain('Maak een gratis account aan om je voor events aan te melden.')
    expect(links).toContainEqual({ to: '/auth?mode=register', label: 'Registreren' })
    expect(links).toContainEqual({ to: '/auth', label: 'Inloggen' })
    expect((await page('/events', { viewer: member() })).text).not.toContain('Maak een gratis account')
  })

  test('EV-ROUTE-08 EV-ROUTE-20 its head says what it is', async () => {
    const { head } = await page('/events')
    expect(head).toContainEqual({ title: 'Evenementenkalender' })
  })

  test('EV-CAL-18 EV-CAL-32 EV-ROUTE-05 the promo block is for whoever has no active subscription, never for staff', async () => {
    const sells = async (viewer: EventViewer | null) =>
      (await page('/events', { viewer })).text.includes('Leden schrijven zich eerder in')
    expect(await sells(null)).toBe(true)
    for (const role of ['no_subscription', 'cancelled_subscription', 'student', 'moderator'])
      expect(await sells(member({ role, entitled: false })), role).toBe(true)
    expect(await sells(member())).toBe(false)
    for (const role of ['admin', 'teacher']) expect(await sells(member({ role, entitled: false })), role).toBe(false)
    expect((await page('/events')).links).toContainEqual({ to: '/subscription', label: 'Bekijk het lidmaatschap' })
  })

  test('EV-CAL-02 EV-CAL-04 EV-CAL-05 EV-CAL-10 EV-CAL-11 EV-CAL-27 a month from Monday on, with its pickers, over the years there are', async () => {
    const { html, text } = await page('/events', {
      span: { earliest: '2025-03-01T10:00:00.000Z', latest: '2030-01-01T10:00:00.000Z' },
    })
    expect(text).toMatch(/oktober 2026.*Maandag.*Dinsdag.*Woensdag.*Donderdag.*Vrijdag.*Zaterdag.*Zondag/)
    const picker = (label: string) => {
      const select = html.match(new RegExp(`<select aria-label="${label}".*?</select>`, 's'))?.[0] ?? ''
      return [...select.matchAll(/<option[^>]*>([^<]*)</g)].map(([, option]) => option)
    }
    expect(picker('Maand').slice(0, 2)).toEqual(['Januari', 'Februari'])
    expect(picker('Jaar')).toEqual(['2024', '2025', '2026', '2027', '2028', '2029', '2030', '2031', '2032'])
    expect(html.match(/ data-day="/g)).toHaveLength(35)
    expect(html.match(/data-day="2026-[^"]*"/)?.[0]).toBe('data-day="2026-09-28"')
  })

  test('EV-CAL-37 opens on the next month once nothing of this one is to come, with the way back, and under an event too', async () => {
    const today = event({ title: 'Vandaag nog', dates: [date(at('2026-10-22T18:00:00.000Z'))] })
    const over = event({ title: 'Gisteren', dates: [date(at('2026-10-21T18:00:00.000Z'))] })
    const soon = event({ title: 'Straks', dates: [date(at('2026-11-06T10:00:00.000Z'))] })
    const opens = async (events: CalendarEvent[], viewer: EventViewer | null = null, path = '/events') => {
      const { html } = await page(path, { events, viewer, detail: detailOf(soon) })
      const back = html.match(/<button(?:(?!<button).)*?>Vandaag</s)?.[0] ?? ''
      return { month: html.match(/<h2 aria-live[^>]*>([^<]*)</)?.[1], mayGoBack: !/ disabled=""/.test(back) }
    }
    const here = { month: 'oktober 2026', mayGoBack: false }
    const there = { month: 'november 2026', mayGoBack: true }
    expect(await opens([over, today, soon])).toEqual(here)
    expect(await opens([over])).toEqual(here)
    for (const viewer of [null, member(), member({ role: 'teacher' })])
      expect(await opens([over, soon], viewer), String(viewer?.role)).toEqual(there)
    expect(await opens([over, { ...today, isCancelled: true }, soon])).toEqual(there)
    expect(await opens([over, soon], null, `/events/${soon.slug}`)).toEqual(there)
  })

  test('EV-CAL-38 EV-CARD-22 the grid says of what is to come that it is full, to everybody', async () => {
    const full = (title: string, start: string, change: Partial<CalendarEvent> = {}) =>
      event({ title, dates: [date({ ...at(start), taken: 10, spotsLeft: 0 })], ...change })
    const events = [
      full('Vol', '2026-10-24T10:00:00.000Z'),
      full('Gisteren', '2026-10-21T10:00:00.000Z'),
      full('Gaat niet door', '2026-10-25T10:00:00.000Z', { isCancelled: true }),
      event({ title: 'Plek', dates: [date(at('2026-10-26T10:00:00.000Z'))] }),
    ]
    for (const viewer of [null, member()]) {
      const { html } = await page('/events', { events, viewer })
      const [grid = ''] = html.match(/<table.*?<\/table>/s) ?? []
      expect(grid.match(/\d\d:\d\d(, vol)?/g)).toEqual(['12:00', '12:00, vol', '11:00', '11:00'])
    }
  })

  test('EV-CAL-06 EV-CAL-07 EV-CAL-30 EV-EDGE-42 a day lists three by time, and says how many more there are', async () => {
    const events = Array.from({ length: 40 }, (_, index) => {
      const minute = String(index).padStart(2, '0')
      return event({ title: `Uur ${minute}`, dates: [date(at(`2026-10-24T08:${minute}:00.000Z`))] })
    })
    const { html } = await page('/events', { events: events.toReversed() })
    const [, day = ''] = html.match(/data-day="2026-10-24"(.*?)<\/td>/s) ?? []
    expect([...day.matchAll(/Uur \d\d/g)].map(String)).toEqual(['Uur 00', 'Uur 01', 'Uur 02'])
    expect(day).toContain('+37 meer')
  })

  test('EV-CAL-08 EV-CAL-09 EV-CAL-23 EV-CAL-29 past ones are struck through, each kind has its icon, and each date its day', async () => {
    const long = event({ title: 'Retraite', dates: [date(at('2026-10-27T10:00:00.000Z', 50))] })
    const over = event({ title: 'Voorbij', type: 'digitaal', dates: [date(at('2026-10-05T10:00:00.000Z'))] })
    const { html } = await page('/events', { events: [long, over] })
    const day = (of: string) => html.match(new RegExp(`data-day="${of}"(.*?)</td>`, 's'))?.[1] ?? ''
    for (const of of ['2026-10-27', '2026-10-28', '2026-10-29']) expect(day(of), of).toContain('Retraite')
    expect(day('2026-10-30')).not.toContain('Retraite')
    expect(day('2026-10-05')).toMatch(/line-through.*aria-label="Online".*Voorbij/s)
    expect(day('2026-10-27')).not.toContain('line-through')
    expect(day('2026-10-27')).toContain('aria-label="Fysiek"')
  })

  test('EV-CAL-34 an empty calendar says so', async () => {
    expect((await page('/events')).text).toContain('Geen evenementen gevonden')
  })
})

describe('a card', () => {
  const card = async (one: CalendarEvent, more: Answers = {}) => {
    const { cards } = await page('/events', { events: [one], ...more })
    return cards
      .replaceAll(/<(svg)[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  }

  test('EV-CARD-01 EV-CARD-02 EV-CARD-05 EV-CARD-06 EV-CARD-19 EV-CARD-23 EV-GEN-13 shows when, what, where, how full and for how much', async () => {
    const paid = event({ isPaid: true, priceCents: 3_500, dates: [date({ taken: 47, max: 50, spotsLeft: 3 })] })
    const text = await card(paid)
    for (const part of [
      'za 24 okt',
      '08:30 - 11:30',
      'Ochtendlicht',
      'De Schuur',
      '47 / 50 aangemeld',
      '94% vol',
      '€ 35,00',
    ])
      expect(text).toContain(part)
    expect(await card(event({ type: 'digitaal', venueName: null }))).toMatch(/Online.*Gratis/)
  })

  test('EV-CARD-07 EV-CARD-08 EV-CARD-17 EV-CARD-22 few seats, none, or no limit', async () => {
    expect(await card(event({ dates: [date({ taken: 7, spotsLeft: 3 })] }))).toContain('Bijna vol!')
    expect(await card(event({ dates: [date({ taken: 6, spotsLeft: 4 })] }))).not.toContain('Bijna vol!')
    expect(await card(event({ dates: [date({ taken: 10, spotsLeft: 0 })] }))).toContain('Vol - Wachtlijst')
    const unlimited = await card(event({ dates: [date({ taken: 12, max: null, spotsLeft: null })] }))
    expect(unlimited).toContain('12 aangemeld')
    expect(unlimited).not.toMatch(/% vol|Bijna|Vol -/)
    expect(await card(event({ isCancelled: true, dates: [date({ taken: 10, spotsLeft: 0 })] }))).not.toContain('Vol -')
  })

  test('EV-MORE-144 EV-CARD-16 a series is one card, with ways to its later dates and their seats', async () => {
    const dates = ['26', '27', '28', '29'].map((day) => date(at(`2026-10-${day}T10:00:00.000Z`)))
    const off = date({ ...at('2026-10-30T10:00:00.000Z'), isCancelled: true })
    const series = event({ title: 'Elke dag', isRecurring: true, dates: [...dates, off] })
    const { cards, links } = await page('/events', { events: [series] })
    expect(cards.match(/<article/g)).toHaveLength(1)
    expect(cards).toMatch(/<summary[^>]*>en 3 data daarna/)
    expect(cards).toMatch(/di 27 okt, 11:00.*nog 8 plekken/s)
    expect(cards).toMatch(/line-through[^>]*>vr 30 okt, 11:00.*geannuleerd/s)
    expect(links).toContainEqual({ to: `/events/elke-dag?occurrence=${dates[2]?.id}`, label: 'wo 28 okt, 11:00' })
  })

  test('EV-CARD-15 EV-CARD-16 what is cancelled says so before what is over, and past ones stand below, latest first', async () => {
    const past = (title: string, day: string, isCancelled = false) =>
      event({ title, isCancelled, dates: [date(at(`2026-10-${day}T10:00:00.000Z`))] })
    const events = [
      past('Eerst', '05'),
      past('Laatst', '20', true),
      event({ title: 'Later', dates: [date(at('2026-10-30T10:00:00.000Z'))] }),
      event(),
    ]
    const { cards } = await page('/events', { events })
    const order = ['Ochtendlicht', 'Later', '>Afgelopen</h2>', 'Laatst', 'Eerst'].map((title) => cards.indexOf(title))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
    expect(cards.slice(cards.indexOf('>Afgelopen</h2>'))).toMatch(/Geannuleerd.*Laatst.*Afgelopen.*Eerst/s)
    expect(cards.match(/line-through/g)).toHaveLength(2)
  })

  test('EV-CARD-09 EV-CARD-20 EV-CARD-25 EV-TIER-21 the badge of the own tier shows until all are equal', async () => {
    const staggered = event({ tiersFrom: '2026-10-22T00:00:00.000Z' })
    for (const [viewer, badge] of [
      [null, '+120u'],
      [member(), '+48u'],
      [member({ role: 'student_plus_jorn' }), '+24u'],
      [member({ isTop5: true }), 'Direct'],
    ] as const)
      expect(await card(staggered, { viewer })).toContain(badge)
    expect(await card(staggered)).toMatch(/\+120u.*aanmelden vanaf di 27 okt, 01:00/s)
    expect(await card(event({ tiersFrom: '2026-10-17T09:00:00.000Z' }))).not.toContain('+120u')
    expect(await card(event())).not.toContain('+120u')
  })

  test('EV-CARD-10 EV-TIER-20 EV-TIER-22 staff see when each tier may enrol and from when the hours count, and nobody else', async () => {
    const staggered = event({ tiersFrom: '2026-10-21T07:00:00.000Z' })
    for (const role of ['admin', 'teacher']) {
      const text = await card(staggered, { viewer: member({ role }) })
      expect(text).toMatch(
        /vanaf de opening van de inschrijving: 21 oktober 2026 09:00\. .*Direct Administrator, Docent, Top 5% Member 21 oktober 2026 09:00.*\+24u Student Premium 22 oktober 2026 09:00.*\+48u Student 23 oktober 2026 09:00.*\+120u Geen abonnement, Gebruiker 26 oktober 2026 08:00/,
      )
    }
    expect(await card(staggered, { viewer: member({ role: 'moderator' }) })).not.toContain('Student Premium')
  })

  test('EV-CARD-11 EV-CARD-12 EV-CARD-21 editors edit and delete, admins manage, members do neither', async () => {
    const one = event()
    const tools = async (viewer: EventViewer | null) => {
      const { cards, links } = await page('/events', { events: [one], viewer })
      const manages = links.some(({ to }) => to === `/events/admin?event=${one.id}`)
      return [cards.includes('Bewerken: Ochtendlicht'), cards.includes('Verwijderen'), manages]
    }
    expect(await tools(member({ role: 'admin' }))).toEqual([true, true, true])
    expect(await tools(member({ role: 'teacher' }))).toEqual([true, true, false])
    for (const viewer of [member(), member({ role: 'moderator' }), null])
      expect(await tools(viewer)).toEqual([false, false, false])
  })

  test('EV-CARD-03 EV-CARD-04 EV-CARD-14 EV-EDGE-24 three sentences, plain as they were typed, and a way to the rest', async () => {
    const one = event()
    const text = (description: string) => card(one, { descriptions: [{ id: one.id, description }] })
    const long = await text('Een. Twee! Drie? Vier.')
    expect(long).toMatch(/Een\. Twee! Drie\? +Meer tonen/)
    expect(long).not.toContain('Vier')
    expect(await text('Een. Twee. Drie.')).not.toContain('Meer tonen')
    expect(await text('<b>Vet</b>')).toContain('&lt;b&gt;Vet&lt;/b&gt;')
  })

  test('EV-CARD-24 EV-CAL-15 EV-ROUTE-19 leads to the event, a date of a series to that date', async () => {
    const [first, second] = [date(), date(at('2026-10-31T07:30:00.000Z'))]
    const series = event({ title: 'Wekelijks', isRecurring: true, dates: [first, second] })
    const { links } = await page('/events', { events: [event(), series] })
    const to = (label: string) => links.filter((link) => link.label === label).map((link) => link.to)
    expect(new Set(to('Ochtendlicht'))).toEqual(new Set(['/events/ochtendlicht']))
    // Later dates of a series have links of their own, by their moment (EV-MORE-144).
    expect(to('Wekelijks')).toEqual([`/events/wekelijks?occurrence=${first?.id}`])
    expect(to('za 31 okt, 08:30')).toEqual([`/events/wekelijks?occurrence=${second?.id}`])
  })

  test('EV-CAL-31 a zone that is not ours is named', async () => {
    expect(await card(event({ zone: 'America/New_York' }))).toContain('tijd in New York')
    expect(await card(event())).not.toContain('tijd in')
  })
})

describe('an event over the calendar', () => {
  test('EV-ROUTE-02 EV-DETAIL-01 EV-DETAIL-30 EV-DETAIL-31 EV-GEN-14 shows everything about it over the calendar, its text without markup', async () => {
    const one = detailOf(event({ isPaid: true, priceCents: 1_250 }), {
      description: 'Zie https://bewezen.example/licht.\n<i>javascript:alert(1)</i>',
      venueAddress: 'Dorpsstraat 1',
      teachers: ['Teun Bakker'],
    })
    const { text, dialog } = await open(one)
    for (const part of [
      'Ochtendlicht',
      'Zaterdag 24 oktober 2026',
      '08:30 – 11:30',
      'De Schuur',
      'Dorpsstraat 1',
      '€ 12,50',
      'Fysiek',
      '2 / 10 aangemeld',
      'nog 8 plekken',
      'Teun Bakker',
    ])
      expect(text).toContain(part)
    expect(dialog).toContain('href="https://bewezen.example/licht" target="_blank" rel="noopener nofollow"')
    expect(dialog).toContain('&lt;i&gt;javascript:alert(1)&lt;/i&gt;')
    expect(dialog).toContain('https://www.openstreetmap.org/search?query=De%20Schuur%2C%20Dorpsstraat%201')
    const online = await open(detailOf(event({ type: 'digitaal', venueName: null }), { service: 'Zoom' }))
    expect(online.text).toMatch(/Online +Zoom/)
  })

  test('EV-ROUTE-02 is a dialog with the name of the event before any code is there', async () => {
    const { dialog } = await open(detailOf(event()))
    const [, titleId = 'none'] = /role="dialog" aria-modal="true" aria-labelledby="([^"]+)"/.exec(dialog) ?? []
    expect(dialog).toMatch(new RegExp(`<h2 id="${titleId}"[^>]*>Ochtendlicht</h2>`))
  })

  test('EV-ROUTE-08 EV-ROUTE-09 EV-ROUTE-20 its head is its own, with its facts for machines', async () => {
    const { head } = await open(detailOf(event(), { description: `${'a'.repeat(150)} bcdef en nog meer` }))
    expect(head).toContainEqual({ title: 'Ochtendlicht | Evenementen' })
    expect(head).toContainEqual({ name: 'description', content: `${'a'.repeat(150)} bcde` })
    const [facts] = head.flatMap((meta) => meta['script:ld+json'] ?? [])
    expect(facts).toMatchObject({ '@type': 'Event', name: 'Ochtendlicht', startDate: '2026-10-24T06:30:00.000Z' })
  })

  test('EV-ROUTE-17 an event that is not there leaves the calendar, with the status of a missing page', async () => {
    const { text, status } = await page('/events/weg', { events: [event()] })
    expect(text).toContain('Evenementenkalender')
    expect(status).toBe(404)
  })

  test('EV-DETAIL-17 EV-DETAIL-18 EV-ROUTE-06 EV-ROUTE-22 a visitor must sign in, and is led to registering', async () => {
    const { text, links, isDisabled } = await open(detailOf(event()))
    expect(text).toContain('Inloggen Maak eerst een gratis account aan om je aan te melden')
    expect(isDisabled).toBe(true)
    expect(links).toContainEqual({ to: '/subscription', label: 'Registreren' })
  })

  test('EV-DETAIL-32 EV-CARD-08 a visitor reads on the card and above Inloggen that it is full, and what an account is for', async () => {
    const full = event({ dates: [date({ taken: 10, spotsLeft: 0 })] })
    const says = 'Vol. Met een account kun je op de wachtlijst.'
    expect((await page('/events', { events: [full] })).cards).toContain('Vol - Wachtlijst')
    const { text, isDisabled } = await open(detailOf(full))
    expect(text.split(`${says} Inloggen Maak eerst een gratis account aan`)[0]).toContain('Vol - Wachtlijst')
    expect([text.includes(`${says} Inloggen `), isDisabled]).toEqual([true, true])
    expect((await open(detailOf(full), member())).text).not.toContain(says)
    expect((await open(detailOf(event()))).text).not.toContain(says)
  })

  test('MKT-MORE-14 beside registering stands a link for who has an account, which leads back to the event', async () => {
    const { links } = await open(detailOf(event()))
    const at = links.findIndex(({ to, label }) => to === '/subscription' && label === 'Registreren')
    expect(links[at + 1]).toEqual({
      to: expect.stringMatching(/^\/auth\?next=%2Fevents%2F/),
      label: 'Ik heb al een account',
    })
  })

  const own = (status: string, more: object = {}) =>
    ({
      id: id(),
      status,
      payment: status === 'enrolled' ? 'completed' : 'pending',
      place: null,
      heldUntil: null,
      freeUntil: null,
      mayLeaveFreely: false,
      paidCents: 0,
      isTransferred: false,
      ...more,
    }) as EventDate['own']
  const cases: [string, Partial<CalendarEvent>, Partial<EventDate>, string, boolean][] = [
    ['EV-DETAIL-16 enrolling', {}, {}, 'Aanmelden', false],
    ['EV-DETAIL-10 being enrolled', {}, { own: own('enrolled') }, 'Aangemeld', false],
    [
      'EV-DETAIL-12 EV-DETAIL-13 EV-TIER-09 EV-TIER-17 being early',
      { tiersFrom: '2026-10-21T07:00:00.000Z' },
      {},
      'Jij kan je inschrijven vanaf: 23 oktober 2026 09:00 Nog niet beschikbaar',
      true,
    ],
    ['EV-DETAIL-14 EV-DETAIL-23 being full', {}, { taken: 10, spotsLeft: 0 }, 'Vol Zet me op de wachtlijst', true],
    [
      'EV-WAIT-07 waiting',
      {},
      { taken: 10, spotsLeft: 0, own: own('waitlisted', { place: 4 }) },
      'Op wachtlijst (plaats 4)',
      false,
    ],
    [
      'EV-PAY-12 a seat that is held',
      { isPaid: true, priceCents: 900 },
      { own: own('reserved', { heldUntil: '2026-10-22T10:20:00.000Z' }) },
      'Betaling afronden Reservering opgeven',
      false,
    ],
    ['EV-DETAIL-22 what is cancelled', { isCancelled: true }, {}, 'Geannuleerd', true],
    ['EV-DETAIL-22 what is over', {}, at('2026-10-20T10:00:00.000Z'), 'Afgelopen', true],
    ['EV-DETAIL-22 what is closed', {}, { closesAt: '2026-10-22T09:00:00.000Z' }, 'Inschrijving gesloten', true],
    [
      'EV-CANCEL-05 an own seat once it began',
      {},
      { ...at('2026-10-22T09:00:00.000Z'), own: own('enrolled') },
      'Aangemeld',
      true,
    ],
  ]
  test.each(cases)('%s has its button', async (_title, change, dated, says, disabled) => {
    const { text, isDisabled } = await open(detailOf(event({ ...change, dates: [date(dated)] })), member())
    expect(text).toContain(says)
    expect(isDisabled).toBe(disabled)
  })

  test('EV-MORE-151 who is enrolled finds a button to leave again, as long as that is possible', async () => {
    const hint = 'Kun je niet? Afmelden '
    const read = async (dated: Partial<EventDate>) =>
      (await open(detailOf(event({ dates: [date(dated)] })), member())).text.includes(hint)
    const gone = { startAt: '2026-10-01T09:00:00.000Z', endAt: '2026-10-01T11:00:00.000Z' }
    expect([
      await read({ own: own('enrolled') }),
      await read({}),
      await read({ own: own('enrolled'), ...gone }),
    ]).toEqual([true, false, false])
  })

  test('EV-DETAIL-04 EV-DETAIL-19 EV-DETAIL-20 EV-DETAIL-24 joining is for members when it is free, and for who paid', async () => {
    const online = { type: 'digitaal', venueName: null } as const
    const paid = { ...online, isPaid: true, priceCents: 900 }
    const must = 'Je moet eerst aanmelden en betalen om toegang te krijgen tot deze online sessie.'
    expect((await open(detailOf(event(online)), member())).text).toContain('Deelnemen')
    expect((await open(detailOf(event(online)))).text).not.toContain('Deelnemen')
    const outside = (await open(detailOf(event(paid)), member())).text
    expect([outside.includes('Deelnemen'), outside.includes(must)]).toEqual([false, true])
    const inside = (
      await open(detailOf(event({ ...paid, dates: [date({ own: own('enrolled', { paidCents: 900 }) })] })), member())
    ).text
    expect([inside.includes('Deelnemen'), inside.includes(must)]).toEqual([true, false])
    expect((await open(detailOf(event({ ...online, isCancelled: true })), member())).text).not.toContain('Deelnemen')
  })

  test('EV-DETAIL-35 under the way into a session stands when it begins, until an hour before that', async () => {
    const at = (startAt: string) => [date({ startAt, endAt: '2026-10-30T12:00:00.000Z' })]
    const read = async (startAt: string) =>
      (await open(detailOf(event({ type: 'digitaal', venueName: null, dates: at(startAt) })), member())).text
    expect(await read('2026-10-24T09:00:00.000Z')).toContain('Deelnemen De sessie begint za 24 okt 2026, 11:00.')
    expect(await read('2026-10-22T10:30:00.000Z')).not.toContain('De sessie begint')
  })

  test('EV-DETAIL-02 EV-LINK-01 EV-LINK-02 EV-LINK-03 EV-LINK-07 EV-LINK-10 it goes into everybody’s calendar, unless it is cancelled', async () => {
    const one = event()
    const { dialog, text } = await open(detailOf(one))
    expect(text).toContain('Zet in je agenda')
    expect(dialog).toMatch(
      /href="https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE[^"]*20261024T063000Z/,
    )
    expect(dialog).toContain('href="https://outlook.live.com/calendar/0/deeplink/compose')
    expect(dialog).toContain(`href="/events/ochtendlicht/agenda.ics?occurrence=${one.dates[0]?.id}"`)
    expect((await open(detailOf(event({ isCancelled: true })))).text).not.toContain('Zet in je agenda')
  })

  test('EV-MORE-140 EV-MORE-141 the own moment is told in words, to staff as the timeline', async () => {
    const staggered = event({ tiersFrom: '2026-10-19T07:00:00.000Z' })
    expect((await open(detailOf(staggered), member())).text).toContain(
      'Jij kunt je aanmelden Als Student, sinds woensdag 21 oktober 2026 om 09:00.',
    )
    const late = event({ tiersFrom: '2026-10-21T07:00:00.000Z' })
    const other = event({ title: 'Koud water' })
    expect((await open(detailOf(late), null, [other])).text).toMatch(
      /te laat voor deze datum Zonder abonnement kun je je aanmelden vanaf maandag 26 oktober 2026 om 08:00\. Dan is de inschrijving al dicht\..*Hier ben je wel op tijd voor/,
    )
    const staff = (await open(detailOf(staggered), member({ role: 'teacher' }))).text
    expect(staff).toContain('+48u Student 21 oktober 2026 09:00')
    expect(staff).not.toContain('Jij kunt je aanmelden')
  })

  test('EV-MORE-143 EV-MORE-145 an event lies in the light of its day, with what is good to know; abroad and afterwards it does not', async () => {
    const { text } = await open(detailOf(event()), member())
    expect(text).toMatch(/Zo valt het in je zaterdag.*08:1\d zon op 08:30 begin 11:30 einde 18:2\d zon onder/)
    // A picture that its title asks for is no sky.
    expect(text).not.toContain('De lucht om 08:30')
    expect(text).toMatch(
      /Goed om te weten Tot wanneer.*Kan ik annuleren\? Kosteloos tot de start\. En als het vol is\?/,
    )
    expect((await open(detailOf(event({ zone: 'Europe/London' })))).text).not.toContain('Zo valt het in je')
    const over = detailOf(event({ dates: [date({ closesAt: '2026-10-20T08:00:00.000Z' })] }))
    expect((await open(over)).text).not.toContain('Goed om te weten')
  })

  test('EV-MORE-147 EV-MORE-148 what to bring and how to get there stand there line by line, where there are any', async () => {
    const given = { bring: 'Warme jas: het is rond de 7 graden\nWater', travel: 'Trein: 07:47 uit Utrecht' }
    const { text } = await open(detailOf(event(), given), member())
    expect(text).toContain('Neem mee Warme jas het is rond de 7 graden Water')
    expect(text).toContain('Zo kom je er Trein 07:47 uit Utrecht')
    expect((await open(detailOf(event()), member())).text).not.toMatch(/Neem mee|Zo kom je er/)
  })

  test('EV-MORE-146 the next events that one is in time for stand beside it, one date of each, never itself', async () => {
    const one = event()
    const late = event({ title: 'Te laat', tiersFrom: '2026-10-24T06:00:00.000Z' })
    const full = event({ title: 'Is vol', dates: [date({ spotsLeft: 0 })] })
    const off = event({ title: 'Gaat niet door', isCancelled: true })
    const others = ['Een', 'Twee', 'Drie', 'Vier'].map((title) => event({ title }))
    const { dialog } = await open(detailOf(one), null, [one, late, full, off, ...others])
    const listed = [...dialog.matchAll(/font-\[650\][^"]*after:absolute[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title)
    expect(listed).toEqual(['Een', 'Twee', 'Drie'])
    expect((await open(detailOf(one), member({ role: 'admin' }), [one, ...others])).text).not.toContain(
      'Ook binnenkort',
    )
  })

  test('EV-DETAIL-06 EV-DETAIL-07 EV-DETAIL-08 EV-DETAIL-09 EV-DETAIL-28 the list of who comes, the waitlist apart', async () => {
    const face = (firstName: string) => ({
      id: id(),
      firstName,
      lastName: 'Vis',
      username: firstName,
      avatarUrl: null,
      avatarColor: 'licht',
    })
    const participants: EventDetail['participants'] = [
      { id: id(), face: face('Noor'), status: 'enrolled', payment: 'completed' },
      { id: id(), face: face('Sem'), status: 'reserved', payment: 'pending' },
      { id: id(), face: face('Roos'), status: 'waitlisted', payment: 'pending' },
    ]
    const { dialog } = await open(detailOf(event(), { participants }), member({ role: 'admin' }))
    const marks = dialog
      .slice(dialog.indexOf('h-32'))
      .matchAll(/(Noor|Sem|Roos) Vis|(?<= )aria-label="(bevestigd|nog niet bevestigd)"|(Wachtlijst)/g)
    expect([...marks].map(([, name, mark, list]) => name ?? mark ?? list)).toEqual([
      'Noor',
      'bevestigd',
      'Sem',
      'nog niet bevestigd',
      'Wachtlijst',
      'Roos',
      'nog niet bevestigd',
    ])
    expect((await open(detailOf(event()), member())).text).not.toContain('Deelnemers')
  })

  test('EV-DETAIL-29 EV-ENROL-35 a series offers its dates to come with their seats', async () => {
    const dates = [
      date(at('2026-10-20T17:30:00.000Z')),
      date(at('2026-10-27T18:30:00.000Z')),
      date({ ...at('2026-11-03T18:30:00.000Z'), taken: 10, spotsLeft: 0 }),
    ]
    const one = detailOf(event({ isRecurring: true, dates }), { opened: dates[1]?.id ?? '' })
    const { dialog } = await open(one)
    const options = [...dialog.matchAll(/<option[^>]*>([^<]*)</g)].map(([, option]) => option)
    expect(options).toEqual(['di 27 okt 2026, 19:30 - nog 8 plekken', 'di 3 nov 2026, 19:30 - vol'])
  })

  test('EV-ENROL-20 a series without a date to come says so', async () => {
    const dates = [date(at('2026-10-20T17:30:00.000Z'))]
    expect((await open(detailOf(event({ isRecurring: true, dates })))).text).toContain('Geen datum beschikbaar')
  })

  test('EV-VIS-17 an offline event shows that it is, and nobody enrols', async () => {
    const { text, isDisabled } = await open(detailOf(event({ isLive: false })), member({ role: 'admin' }))
    expect(text).toContain('Offline')
    expect(text).toContain('Inschrijving gesloten')
    expect(isDisabled).toBe(true)
  })
})
