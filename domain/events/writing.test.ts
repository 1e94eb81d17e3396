import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enrolmentStatuses } from './enrolment.ts'
import {
  type AddressedPlace,
  audienceCounts,
  audiences,
  isAddressed,
  maxMessage,
  maxSubject,
  maxThanks,
  messageFaults,
  ownDates,
  receiversOf,
  thanksFault,
  writtenPath,
} from './writing.ts'

const place = (change: Partial<AddressedPlace> = {}): AddressedPlace => ({
  personId: 'noor',
  dateId: 'monday',
  status: 'enrolled',
  paidCents: 0,
  refundedCents: 0,
  ...change,
})

const places = fc.array(
  fc.record({
    personId: fc.constantFrom('noor', 'sem', 'roos', 'bram'),
    dateId: fc.constantFrom('monday', 'tuesday'),
    status: fc.constantFrom(...enrolmentStatuses),
    paidCents: fc.constantFrom(0, 2_500),
    refundedCents: fc.constantFrom(0, 1_000, 2_500),
  }),
)

describe('to whom an organiser writes', () => {
  test.each([
    ['enrolled', ['all', 'enrolled']],
    ['waitlisted', ['all', 'waiting']],
    ['offered', ['all', 'waiting']],
    ['reserved', []],
    ['cancelled', []],
    ['expired', []],
  ] as const)('EV-MORE-60 a place that is %s is in %j', (status, expected) => {
    expect(audiences.filter((audience) => isAddressed(audience, place({ status })))).toEqual(expected)
  })

  test.each([
    [2_500, 0, true],
    [2_500, 1_000, true],
    [2_500, 2_500, false],
    [0, 0, false],
  ])('EV-MORE-60 paid is a place of which money stayed: of %i cents %i back is %s', (paidCents, refundedCents, is) => {
    expect(isAddressed('paid', place({ paidCents, refundedCents }))).toBe(is)
    expect(isAddressed('paid', place({ status: 'waitlisted', paidCents, refundedCents }))).toBe(false)
  })

  test('EV-MORE-95 EV-MORE-112 to all dates each reader has the next own one among those it is for, and how many come after it', () => {
    const day = (at: number) => `2027-03-0${at}T10:00:00.000Z`
    const dated = (at: number, change: Partial<AddressedPlace> = {}) => ({
      ...place({ dateId: `day ${at}`, ...change }),
      startAt: day(at),
      endAt: day(at),
    })
    const all = [dated(3), dated(1), dated(2), dated(4, { status: 'waitlisted' }), dated(1, { personId: 'sem' })]
    const found = (now: string) =>
      [...ownDates(all, 'enrolled', now)].map(([who, { next, more }]) => [who, next.dateId, more])
    expect(found(day(1))).toEqual([
      ['noor', 'day 1', 2],
      ['sem', 'day 1', 0],
    ])
    expect(found(day(2))).toEqual([
      ['noor', 'day 2', 1],
      ['sem', 'day 1', 0],
    ])
    expect(found(day(5))).toEqual([
      ['noor', 'day 3', 0],
      ['sem', 'day 1', 0],
    ])
    expect(writtenPath('wandelen', 'day 1')).toBe('/events/wandelen?occurrence=day 1')
    expect(writtenPath('wandelen', null)).toBe('/events/wandelen')
  })

  test('EV-MORE-60 of one date only those of that date, and each person once', () => {
    const all = [place(), place({ dateId: 'tuesday' }), place({ personId: 'sem', dateId: 'tuesday' })]
    expect(receiversOf(all, 'all', null)).toEqual(['noor', 'sem'])
    expect(receiversOf(all, 'all', 'monday')).toEqual(['noor'])
    expect(receiversOf(all, 'waiting', null)).toEqual([])
    expect(audienceCounts(all, null)).toEqual({ all: 2, enrolled: 2, paid: 0, waiting: 0 })
  })

  test('EV-MORE-60 whoever is written to is in everybody, once, and those who paid have a place', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(null, 'monday', 'tuesday'), (all, date) => {
        const of = (audience: (typeof audiences)[number]) => receiversOf(all, audience, date)
        const everybody = of('all')
        expect(new Set(everybody).size).toBe(everybody.length)
        expect(new Set([...of('enrolled'), ...of('waiting')])).toEqual(new Set(everybody))
        for (const person of of('paid')) expect(of('enrolled')).toContain(person)
        for (const audience of audiences) expect(audienceCounts(all, date)[audience]).toBe(of(audience).length)
      }),
    )
  })
})

describe('what is written', () => {
  test.each([
    ['', 'Tot morgen', { subject: 'Vul een onderwerp in' }],
    [' \n', 'Tot morgen', { subject: 'Vul een onderwerp in' }],
    ['Route', '\u200b', { text: 'Schrijf eerst een bericht' }],
    ['👩‍👩‍👧'.repeat(maxSubject), 'x'.repeat(maxMessage), {}],
    ['x'.repeat(maxSubject + 1), 'Tot', { subject: 'Het onderwerp mag maximaal 120 tekens bevatten' }],
    ['Route', 'x'.repeat(maxMessage + 1), { text: 'Het bericht mag maximaal 5000 tekens bevatten' }],
    [` ${'x'.repeat(maxSubject)} `, '<b>vet</b>', {}],
  ])('EV-MORE-61 subject and text have 1 to 120 and 1 to 5000 visible characters (%#)', (subject, text, faults) => {
    expect(messageFaults({ subject, text })).toEqual(faults)
  })

  test('EV-MORE-67 the text of a thank-you may be empty, and has at most 2000 visible characters', () => {
    expect(thanksFault('')).toBeNull()
    expect(thanksFault('x'.repeat(maxThanks))).toBeNull()
    expect(thanksFault('x'.repeat(maxThanks + 1))).toBe('De tekst mag maximaal 2000 tekens bevatten')
  })
})
