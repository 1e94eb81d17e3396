import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../base/moment.ts'
import { hasPaid, holdRefusal, isActive, isLive, offeredUntil } from './enrolment.ts'
import { type Seats, spotsLeft, takenSeats, waitlistPlace } from './seats.ts'
import {
  type At,
  after,
  empty,
  enrol,
  hold,
  kept,
  lapse,
  leave,
  now,
  paid,
  pay,
  undo,
  wait,
} from './testing/oneOccurrence.ts'

describe('a free occurrence', () => {
  test('takes as many as there are seats, and tells all others that it is full', () => {
    const rush = Array.from({ length: 1_000 }, (_, at) => enrol(`e${at}`))
    const { seats, codes } = after(empty({ max: 3 }), ...rush)
    expect(seats.places.map(({ status, payment }) => [status, payment])).toEqual(
      Array(3).fill(['enrolled', 'completed']),
    )
    expect(codes).toEqual(Array(997).fill('CAPACITY_EXCEEDED'))
  })

  test('EV-ENROL-39 the same request twice is one enrolment; another one is refused', () => {
    const again: At = { kind: 'enrol', id: 'b', personId: 'of a' }
    const { statuses, codes } = after(empty({ max: 5 }), enrol('a'), enrol('a'), again, {
      ...enrol('a'),
      personId: 'x',
    } as At)
    expect([statuses, codes]).toEqual([['a enrolled'], ['ALREADY_ENROLLED', 'ID_IN_USE']])
  })

  test('EV-ENROL-39 who cancelled enrols again with a new row', () => {
    const { statuses } = after(empty(), enrol('a'), leave('a'), lapse(kept), {
      kind: 'enrol',
      id: 'b',
      personId: 'of a',
    })
    expect(statuses).toEqual(['a cancelled', 'b enrolled'])
  })

  test('EV-CANCEL-03 EV-CARD-18 the seat is kept for 10 seconds: nobody else gets it, and the person may take it back', () => {
    const left = after(empty(), enrol('a'), leave('a'))
    expect([takenSeats(left.seats), spotsLeft(left.seats)]).toEqual([1, 0])
    expect(after(left.seats, enrol('b', 9_999)).codes).toEqual(['CAPACITY_EXCEEDED'])
    expect(after(left.seats, undo('a', 9_999)).statuses).toEqual(['a enrolled'])
    expect(after(left.seats, undo('a', 10_000)).codes).toEqual(['UNDO_OVER'])
    expect(after(left.seats, lapse(10_000), enrol('b', 10_000)).statuses).toEqual(['a cancelled', 'b enrolled'])
    // Coming back by the ordinary way takes the very same seat.
    const back = after(left.seats, { kind: 'enrol', id: 'c', personId: 'of a', at: 5_000 }, undo('a', 6_000))
    expect([back.statuses, back.codes, takenSeats(back.seats)]).toEqual([
      ['a cancelled', 'c enrolled'],
      ['UNDO_OVER'],
      1,
    ])
  })

  test('cancelling twice is one cancelling; from the start on there is none', () => {
    expect(after(empty(), enrol('a'), leave('a'), leave('a')).statuses).toEqual(['a cancelled'])
    expect(after(empty(), enrol('a'), leave('a', 30 * dayMs)).codes).toEqual(['OCCURRENCE_STARTED'])
    expect(after(empty(), enrol('a'), leave('a', 30 * dayMs - 1)).codes).toEqual([])
  })

  test('EV-WAIT-01 EV-WAIT-02 EV-WAIT-04 EV-WAIT-06 EV-CANCEL-15 the first in line gets the seat, after the 10 seconds; nobody passes the line', () => {
    const full = after(empty(), enrol('a'), wait('b'), wait('c'), leave('a'))
    expect([waitlistPlace(full.seats, 'b'), waitlistPlace(full.seats, 'c'), waitlistPlace(full.seats, 'a')]).toEqual([
      1,
      2,
      null,
    ])
    const next = after(full.seats, lapse(kept), enrol('d', kept))
    expect([next.statuses, next.codes]).toEqual([['a cancelled', 'b enrolled', 'c waitlisted'], ['CAPACITY_EXCEEDED']])
    expect(next.effects).toEqual([{ kind: 'promoted', id: 'b' }])
    expect(next.seats.places[1]?.payment).toBe('completed')
  })

  test('EV-WAIT-02 EV-WAIT-07 leaving the waitlist and joining again goes to the end', () => {
    const again: At = { kind: 'wait', id: 'b2', personId: 'of b' }
    const { seats } = after(empty(), enrol('a'), wait('b'), wait('c'), leave('b'), again)
    expect(['b', 'c', 'b2'].map((id) => waitlistPlace(seats, id))).toEqual([null, 1, 2])
  })

  test('EV-WAIT-01 joining the waitlist when a seat has just come free enrols at once', () => {
    expect(after(empty(), wait('a')).statuses).toEqual(['a enrolled'])
  })
})

test.each([
  ['far away', 30 * dayMs, 30 * dayMs, 24 * hourMs],
  ['exactly 48 hours away', 48 * hourMs, 48 * hourMs, 24 * hourMs],
  ['less than 48 hours away', 48 * hourMs - 1, 48 * hourMs - 1, 2 * hourMs],
  ['enrolment closes sooner', 30 * dayMs, 3 * hourMs, 3 * hourMs],
  ['enrolment closes within the two hours', 40 * hourMs, hourMs, hourMs],
])('EV-WAIT-05 an offer for a start %s', (_when, startsIn, closesIn, lasts) => {
  const until = offeredUntil({ startAt: now + startsIn, closesAt: now + closesIn }, now)
  expect(Date.parse(until) - now).toBe(lasts)
})

describe('the number of seats', () => {
  const waiting = Array.from({ length: 10 }, (_, at) => wait(`w${at}`))
  const full = after(empty({ max: 2 }), enrol('a'), enrol('b'), ...waiting)
  const enrolled = ({ places }: Seats) => places.filter(({ status }) => status === 'enrolled').map(({ id }) => id)

  test('EV-EDGE-28 two more, or no limit, lets two or all ten in, in order and once', () => {
    const two = after(full.seats, { kind: 'setMax', max: 4 })
    expect(enrolled(two.seats)).toEqual(['a', 'b', 'w0', 'w1'])
    const all = after(full.seats, { kind: 'setMax', max: null })
    expect([enrolled(all.seats).length, spotsLeft(all.seats), all.effects.length]).toEqual([12, null, 10])
  })

  test('EV-EDGE-27 EV-FORM-64 below the seats taken removes nobody, and nobody gets in until there is a seat below it', () => {
    const roomy = after(empty({ max: 3 }), enrol('a'), enrol('b'), enrol('c'))
    const less = after(roomy.seats, { kind: 'setMax', max: 1 }, wait('d'))
    expect([enrolled(less.seats), spotsLeft(less.seats), less.seats.over]).toEqual([['a', 'b', 'c'], 0, 2])
    const one = after(less.seats, leave('a'), leave('b'), lapse(kept))
    expect([enrolled(one.seats), one.seats.over]).toEqual([['c'], 0])
    expect(enrolled(after(one.seats, leave('c', 20_000), lapse(40_000)).seats)).toEqual(['d'])
  })

  test('EV-PART-06 an admin adds above the maximum only when that was confirmed; who waited gets in with the same row', () => {
    const add = (id: string, personId: string, beyond: boolean): At => ({ kind: 'add', id, personId, beyond })
    expect(after(full.seats, add('x', 'x', false)).codes).toEqual(['CAPACITY_EXCEEDED'])
    const more = after(full.seats, add('x', 'x', true), add('y', 'of w4', true), add('z', 'of a', true))
    expect([enrolled(more.seats), more.seats.over, more.codes]).toEqual([
      ['a', 'b', 'x', 'w4'],
      2,
      ['ALREADY_ENROLLED'],
    ])
    expect(after(paid, add('x', 'x', false)).seats.places[0]).toMatchObject({ payment: 'completed', paidCents: 0 })
  })
})

describe('the end', () => {
  test('EV-ENROL-40 EV-WAIT-08 the waitlist ends with the enrolment, and nobody gets in afterwards', () => {
    const at = 29 * dayMs
    const line = after(
      empty(),
      enrol('a'),
      wait('b'),
      leave('a', at - 1),
      lapse(at),
      enrol('c', at),
      lapse(at + hourMs),
    )
    expect([line.statuses, line.codes]).toEqual([['a cancelled', 'b expired'], ['ENROLLMENT_CLOSED']])
    expect(line.effects).toEqual([{ kind: 'waitlistEnded', id: 'b' }])
  })

  test('a cancelled occurrence has nobody on it, gives all money back once, also what comes in later', () => {
    const before = after(empty({ max: 2, isPaid: true }), hold('a'), pay('a'), hold('b'), wait('c'))
    const off = after(before.seats, { kind: 'callOff' }, { kind: 'callOff' }, pay('b'), hold('d'))
    expect(off.statuses).toEqual(['a cancelled', 'b cancelled', 'c cancelled'])
    expect(off.effects).toEqual([
      { kind: 'refund', id: 'a', paymentId: 'for a', cents: 2_500 },
      { kind: 'waitlistEnded', id: 'c' },
      { kind: 'refund', id: 'b', paymentId: 'for b', cents: 2_500 },
    ])
    expect(off.codes).toEqual(['EVENT_CANCELLED'])
  })
})

test.each([
  ['enrolled', true, true],
  ['reserved', true, true],
  ['offered', true, true],
  ['waitlisted', false, true],
  ['cancelled', false, false],
  ['expired', false, false],
] as const)('EV-ENROL-38 EV-ENROL-39 %s is active: %s, and the one row of a person: %s', (status, active, live) => {
  expect([isActive(status), isLive(status)]).toEqual([active, live])
})

test.each([
  ['enrolled', 'completed', true],
  ['enrolled', 'paid', true],
  ['reserved', 'pending', false],
  ['expired', 'paid', false],
  ['cancelled', 'completed', false],
  ['waitlisted', 'pending', false],
] as const)('EV-DETAIL-27 EV-PAY-08 %s with payment %s has paid: %s', (status, payment, has) => {
  expect(hasPaid({ status, payment })).toBe(has)
  expect(hasPaid(null)).toBe(false)
})

test('at most three checkouts of one person are open at once', () => {
  expect([0, 2, 3, 9].map((open) => holdRefusal(open)?.code ?? null)).toEqual([
    null,
    null,
    'RATE_LIMITED',
    'RATE_LIMITED',
  ])
})
