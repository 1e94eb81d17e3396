import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateTime } from '../base/dates.ts'
import { financeWords, participantWords } from './adminWords.ts'
import {
  allergyOptions,
  answerLines,
  asksNotes,
  cleanNotes,
  dietaryOptions,
  foodFaults,
  none,
  requiresFood,
  toggled,
} from './dietaryOptions.ts'
import { enrolmentStatuses, paymentStatuses } from './enrolment.ts'
import { breakEven, type FinanceSource, finance, wholePrice } from './finance.ts'
import { type Participant, participantLists, participantName } from './participants.ts'
import { type FiledParticipant, participantRows } from './participantsFile.ts'
import { isWhole, participantsFilePath } from './participantView.ts'

const enrolled = { status: 'enrolled', payment: 'completed' } as const
const cost = (amountCents: number, quantity = 1, totalCents: number | null = null, isApproved = false) => ({
  amountCents,
  quantity,
  totalCents,
  isApproved,
})
const source = (change: Partial<FinanceSource> = {}): FinanceSource => ({
  isPaid: true,
  priceCents: 2_500,
  currency: 'EUR',
  ofOneDate: false,
  enrolments: [enrolled, enrolled, enrolled],
  payments: [
    { amountCents: 2_500, refundedCents: 0 },
    { amountCents: 2_000, refundedCents: 2_000 },
  ],
  costs: [cost(1_000, 3), cost(999, 2, 4_500, true)],
  ...change,
})

describe('the figures', () => {
  test('EV-FIN-01 EV-FIN-02 EV-FIN-04 EV-FIN-08 are revenue, what really came in, costs, profit and break-even', () => {
    expect(finance(source())).toEqual({
      currency: 'EUR',
      revenueCents: 7_500,
      receivedCents: 2_500,
      costsCents: 7_500,
      approvedCents: 4_500,
      profitCents: 0,
      breakEven: 3,
      otherCurrency: false,
    })
  })

  test('EV-FIN-07 only enrolled people with money in or a free place count', () => {
    const all = enrolmentStatuses.flatMap((status) => paymentStatuses.map((payment) => ({ status, payment })))
    expect(finance(source({ enrolments: all })).revenueCents).toBe(2 * 2_500)
    expect(finance(source({ isPaid: false })).revenueCents).toBe(0)
  })

  test.each([
    [0, 0, 0],
    [0, 2_500, 0],
    [1, 2_500, 1],
    [2_500, 2_500, 1],
    [2_501, 2_500, 2],
    [100, 0, 'never'],
  ] as const)('EV-FIN-06 of costs %i and price %i the break-even is %s', (costs, price, answer) => {
    expect(breakEven(costs, price)).toBe(answer)
  })

  test('EV-FIN-11 EV-FIN-12 in another currency, and for one date, profit and break-even are not told', () => {
    expect(finance(source({ currency: 'USD' }))).toMatchObject({
      revenueCents: 7_500,
      profitCents: null,
      breakEven: null,
      otherCurrency: true,
    })
    expect(finance(source({ currency: 'USD', isPaid: false })).otherCurrency).toBe(false)
    expect(finance(source({ ofOneDate: true }))).toMatchObject({
      revenueCents: 7_500,
      profitCents: null,
      breakEven: null,
      otherCurrency: false,
    })
  })

  test('EV-FIN-08 EV-FIN-11 the sentences', () => {
    expect(financeWords).toMatchObject({
      revenue: 'Omzet',
      received: 'Werkelijk ontvangen',
      approved: 'waarvan goedgekeurd',
      never: 'Niet haalbaar (gratis evenement)',
      unknown: '-',
      otherCurrency: 'Andere valuta',
    })
  })

  test('EV-EDGE-45 EV-DATA-30 are whole cents whatever the numbers, never NaN and never infinite', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999_999 })
    const costs = fc.array(
      fc.record({ amountCents: cents, quantity: fc.nat(99), totalCents: fc.option(cents), isApproved: fc.boolean() }),
    )
    fc.assert(
      fc.property(costs, fc.option(cents), fc.boolean(), fc.nat(50), (some, priceCents, isPaid, people) => {
        const told = finance(source({ costs: some, priceCents, isPaid, enrolments: Array(people).fill(enrolled) }))
        const figures = [told.revenueCents, told.costsCents, told.approvedCents, told.profitCents, told.breakEven]
        for (const figure of figures) expect(figure === 'never' || Number.isSafeInteger(figure)).toBe(true)
        if (typeof told.breakEven === 'number' && isPaid) {
          expect(told.breakEven * (priceCents ?? 0)).toBeGreaterThanOrEqual(told.costsCents)
        }
      }),
    )
  })

  test.each([
    [true, 2_549, 25],
    [true, 2_550, 26],
    [true, 40, 0],
    [true, 0, null],
    [true, null, null],
    [false, 2_500, null],
  ])('EV-ADMIN-18 EV-ADMIN-25 EV-LIMIT-05 paid %s, %j cents are %j whole euros', (isPaid, priceCents, euros) => {
    expect(wholePrice({ isPaid, priceCents })).toBe(euros)
  })
})

const participant = (id: string, change: Partial<Participant> = {}): Participant => ({
  id,
  occurrenceId: 'd1',
  startAt: '2026-10-22T08:00:00Z',
  enrolledAt: '2026-10-01T08:00:00Z',
  person: { firstName: 'Noor', lastName: 'Bos', username: 'noor' },
  status: 'enrolled',
  place: null,
  payment: 'completed',
  discount: null,
  ...change,
})
const filed = (id: string, change: Partial<FiledParticipant> = {}): FiledParticipant => ({
  ...participant(id),
  email: 'noor@bewezen.example',
  paidCents: 0,
  refundedCents: 0,
  refund: 'none',
  company: null,
  ...change,
})

describe('the participants', () => {
  test('EV-PART-03 EV-PART-08 stand by date, then enrolled, held, waiting and cancelled, each by when they enrolled, who waits by place', () => {
    const earlier = '2026-09-01T08:00:00Z'
    const lists = participantLists([
      participant('a'),
      participant('b', { enrolledAt: earlier }),
      participant('c', { status: 'waitlisted', place: 2, enrolledAt: earlier }),
      participant('h', { status: 'waitlisted', place: 1 }),
      participant('d', { status: 'expired' }),
      participant('e', { status: 'offered' }),
      participant('f', { status: 'reserved', enrolledAt: earlier }),
      participant('g', { occurrenceId: 'd0', startAt: '2026-10-15T08:00:00Z', status: 'cancelled' }),
    ])
    const told = lists.map(({ occurrenceId, groups }) => [
      occurrenceId,
      ...groups.map(({ group, participants }) => `${group}: ${participants.map(({ id }) => id).join(' ')}`),
    ])
    expect(told).toEqual([
      ['d0', 'cancelled: g'],
      ['d1', 'enrolled: b a', 'held: f e', 'waitlist: h c', 'cancelled: d'],
    ])
  })

  test.each([
    [{ firstName: 'Noor', lastName: 'Bos', username: 'noor' }, 'Noor Bos'],
    [{ firstName: null, lastName: null, username: 'noor' }, 'noor'],
    [{ firstName: ' ', lastName: '', username: null }, 'Onbekend'],
    [{}, 'Onbekend'],
    [null, 'Verwijderde gebruiker'],
  ])('EV-PART-07 EV-DATA-31 %j is called %s', (person, name) => expect(participantName(person)).toBe(name))

  test('EV-PART-01 EV-PART-02 EV-PART-08 EV-MORE-15 EV-MORE-27 EV-MORE-92 the export has a row for each with its money, and no cell that a spreadsheet would run', () => {
    const at = (moment: Parameters<typeof dateTime>[0]) => dateTime(moment)
    const some = [
      filed('a', {
        person: { username: '@noor' },
        email: '=x@bewezen.example',
        paidCents: 2_500,
        refundedCents: 1_000,
        refund: 'pending',
        discount: { code: 'VROEG', cents: 500 },
        company: { name: '=Zee BV', vatNumber: 'NL004495445B01', number: '2026-00001' },
      }),
      filed('b', { status: 'waitlisted', place: 3, person: null, email: null }),
    ]
    const [heads, paid, waiting] = participantRows(some, { currency: 'EUR', at })
    expect(heads).toHaveLength(paid?.length ?? 0)
    expect(paid).toEqual([
      '22 okt 2026, 10:00',
      "'@noor",
      "'@noor",
      "'=x@bewezen.example",
      '01 okt 2026, 10:00',
      'Aangemeld',
      'Bevestigd',
      '35,00',
      '6,07',
      '10,00',
      '1,73',
      'Onderweg',
      'EUR',
      'VROEG',
      '5,00',
      "'=Zee BV",
      'NL004495445B01',
      '2026-00001',
    ])
    expect(waiting?.slice(1, 9)).toEqual([
      'Verwijderde gebruiker',
      '',
      '',
      '01 okt 2026, 10:00',
      'Wachtlijst, plek 3',
      'Bevestigd',
      '0,00',
      '0,00',
    ])
  })

  test('EV-MORE-27 the BTW in what went back and in what stays is that of what was paid, for every amount', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (paidCents, refundedCents) => {
        const cents = (text = '') => Number(text.replace(',', ''))
        const [, row = []] = participantRows([filed('a', { paidCents, refundedCents })], {
          currency: 'EUR',
          at: () => '',
        })
        expect(cents(row[7]) - cents(row[9])).toBe(paidCents)
        expect(Math.abs(cents(row[10]) * 121 - refundedCents * 21)).toBeLessThanOrEqual(121)
      }),
    )
  })

  test.each([
    [{ search: '', filter: null, order: 'standing' }, 'event=e', true],
    [{ search: ' Noor & co ', filter: null, order: 'name' }, 'event=e&search=Noor+%26+co&order=name', false],
    [{ search: '  ', filter: 'paid', order: 'newest' }, 'event=e&filter=paid&order=newest', false],
    [{ search: ' ', filter: null, order: 'newest' }, 'event=e&order=newest', true],
  ] as const)('EV-MORE-25 EV-MORE-27 %j is asked for as %s', (view, query, whole) => {
    expect(participantsFilePath('e', null, view)).toBe(`/api/events/participants.csv?${query}`)
    expect(participantsFilePath('e', 'd', view)).toContain('event=e&date=d')
    expect(isWhole(view)).toBe(whole)
  })

  test('EV-PART-06 the sentences', () => {
    expect([participantWords.add, participantWords.addBeyond]).toEqual([
      'Deelnemer toevoegen',
      'Boven de capaciteit toevoegen',
    ])
  })
})

describe('the answers for the kitchen', () => {
  test('EV-ENROL-12 EV-ENROL-27 EV-ENROL-28 are the given ones, by name', () => {
    expect(dietaryOptions).toEqual([
      'Anders (zie opmerkingen)',
      'Carnivoor',
      'Geen',
      'Glutenvrij',
      'Halal',
      'Keto',
      'Koolhydraatarm',
      'Koosjer',
      'Lactosevrij',
      'Paleo',
      'Pescotarisch',
      'Suikervrij',
      'Veganistisch',
      'Vegetarisch',
    ])
    expect(allergyOptions).toEqual([
      'Anders (zie opmerkingen)',
      'Eieren',
      'Geen',
      'Gluten',
      'Lupine',
      'Melk',
      'Mosterd',
      'Noten',
      'Pinda',
      'Schaaldieren',
      'Selderij',
      'Sesamzaad',
      'Soja',
      'Sulfiet',
      'Vis',
      'Weekdieren',
    ])
  })

  test('EV-ENROL-49 Geen stands on a line of its own before the others, which keep their order', () => {
    for (const options of [dietaryOptions, allergyOptions]) {
      const [first, others, ...more] = answerLines(options)
      expect([first, more]).toEqual([['Geen'], []])
      expect(others).toEqual(options.filter((option) => option !== 'Geen'))
    }
    expect(answerLines(['Halal', 'Keto'])).toEqual([['Halal', 'Keto']])
    expect(answerLines([])).toEqual([])
  })

  test('EV-ENROL-29 Geen and the others clear each other, and Anders asks for notes', () => {
    expect(toggled(['Halal', 'Keto'], none)).toEqual(['Geen'])
    expect(toggled([none], 'Halal')).toEqual(['Halal'])
    expect(toggled(['Halal'], 'Keto')).toEqual(['Halal', 'Keto'])
    expect(toggled(['Halal', 'Keto'], 'Halal')).toEqual(['Keto'])
    expect([asksNotes(['Halal', 'Anders (zie opmerkingen)']), asksNotes([none])]).toEqual([true, false])
  })

  test('EV-ENROL-26 online nobody must say what they eat', () => {
    expect([requiresFood('fysiek'), requiresFood('digitaal')]).toEqual([true, false])
  })

  test('EV-ENROL-11 EV-ENROL-26 each answer that is still open says what to do', () => {
    const [diet, allergies] = ['Kies wat voor jou geldt, of kies Geen.', 'Kies je allergieën, of kies Geen.']
    const typed = (dietaryRestrictions: string[], allergies: string[]) => ({ dietaryRestrictions, allergies })
    const full = { dietaryRestrictions: false, allergies: false }
    expect(foodFaults(typed([], []), full)).toEqual({ dietaryRestrictions: diet, allergies })
    expect(foodFaults(typed([none], []), full)).toEqual({ dietaryRestrictions: null, allergies })
    expect(foodFaults(typed([], ['Noten']), full)).toEqual({ dietaryRestrictions: diet, allergies: null })
    // Where there is nothing to choose nothing is asked.
    expect(foodFaults(typed([], []), { ...full, allergies: true })).toEqual({
      dietaryRestrictions: diet,
      allergies: null,
    })
  })

  test('EV-ENROL-33 notes are plain text of at most 1000 characters', () => {
    expect(cleanNotes('  <b>Ik</b> kom later\r\n ')).toBe('<b>Ik</b> kom later')
    expect([cleanNotes(''), cleanNotes(` ${'é'.repeat(1_000)} `)?.length, cleanNotes('é'.repeat(1_001))]).toEqual([
      '',
      1_000,
      null,
    ])
  })
})
