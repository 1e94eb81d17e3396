import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../base/moment.ts'
import { waitlistPlace } from './seats.ts'
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

const add = (id: string, personId: string, beyond = false, at = 0): At => ({ kind: 'add', id, personId, beyond, at })
const off: At = { kind: 'callOff' }
const roomy = empty({ isPaid: true, max: 9 })

describe('asking once more', () => {
  test('EV-ENROL-39 a hold asked for again is the same success, and any other way of coming is refused', () => {
    const again = (kind: 'enrol' | 'hold' | 'wait'): At => ({ kind, id: 'again', personId: 'of a' })
    const held = after(paid, hold('a')).seats
    expect(after(held, again('hold'))).toMatchObject({ seats: held, codes: [] })
    expect(after(held, again('enrol'), again('wait')).codes).toEqual(Array(2).fill('ALREADY_ENROLLED'))
    const offered = after(paid, hold('x'), wait('a'), leave('x')).seats
    expect(after(offered, again('enrol'), again('wait')).codes).toEqual(Array(2).fill('ALREADY_ENROLLED'))
  })

  test('EV-ENROL-39 the id of somebody else is refused in every way of coming, also when its row is over', () => {
    const over = after(empty(), enrol('a'), leave('a'), lapse(kept)).seats
    for (const kind of ['enrol', 'wait'] as const) {
      expect(after(over, { kind, id: 'a', personId: 'x' }).codes).toEqual(['ID_IN_USE'])
      // The same request of the same person is answered as before, and changes nothing.
      expect(after(over, { kind, id: 'a', personId: 'of a' })).toMatchObject({ seats: over, codes: [] })
    }
    expect(after(over, add('a', 'x')).codes).toEqual(['ID_IN_USE'])
    const ended = after(paid, hold('a'), { kind: 'holdEnded', id: 'a' }).seats
    for (const personId of ['x', 'of a'])
      expect(after(ended, { kind: 'hold', id: 'a', personId }).codes).toEqual(['ID_IN_USE'])
  })

  test('EV-ENROL-39 who has a seat or waits is told so, whatever they ask for', () => {
    const full = after(empty(), enrol('a'), wait('b')).seats
    const again = (personId: string): At[] =>
      (['enrol', 'wait'] as const).map((kind) => ({ kind, id: 'again', personId }))
    expect(after(full, ...again('of a'), ...again('of b')).codes).toEqual(Array(4).fill('ALREADY_ENROLLED'))
    const bought = after(roomy, hold('a'), pay('a')).seats
    expect(after(bought, { kind: 'hold', id: 'again', personId: 'of a' }).codes).toEqual(['ALREADY_ENROLLED'])
  })

  test('what nobody has can be neither paid, left, taken back nor ended', () => {
    expect(after(empty(), pay('x'), leave('x'), undo('x'), { kind: 'holdEnded', id: 'x' }).codes).toEqual(
      Array(4).fill('NOT_FOUND'),
    )
  })
})

describe('leaving', () => {
  test('EV-CANCEL-03 only what one did oneself, to a free seat of one’s own, is kept for some seconds', () => {
    const keptUntil = (...events: At[]) => after(empty(), ...events).seats.places[0]?.keptUntil
    expect(keptUntil(enrol('a'), leave('a'))).toBe(now + kept)
    expect(keptUntil(enrol('a'), { kind: 'leave', id: 'a', refundCents: 0, byOthers: true })).toBeNull()
    const bought = after(paid, hold('a'), pay('a'), leave('a')).seats.places
    expect(bought).toMatchObject([{ status: 'cancelled', keptUntil: null, paidCents: 2_500 }])
    expect(after(paid, hold('a'), leave('a')).seats.places).toMatchObject([{ keptUntil: null, heldUntil: null }])
    const waited = after(empty(), enrol('a'), wait('b'), leave('b')).seats.places[1]
    expect(waited).toMatchObject({ status: 'cancelled', keptUntil: null })
  })

  test('EV-CANCEL-04 what is given back is taken off what was paid', () => {
    const part = after(paid, hold('a'), pay('a'), leave('a', 0, 1_000))
    expect(part.seats.places).toMatchObject([{ paidCents: 1_500, paidBy: 'for a' }])
    expect(part.effects).toEqual([{ kind: 'refund', id: 'a', paymentId: 'for a', cents: 1_000 }])
    // Nothing was paid, so there is nothing to give back.
    expect(after(empty(), enrol('a'), leave('a', 0, 1_000)).effects).toEqual([])
  })

  test('EV-CANCEL-03 taking it back changes nothing for who has the seat, and comes too late once it is called off', () => {
    const here = after(empty(), enrol('a')).seats
    expect(after(here, undo('a'))).toMatchObject({ seats: here, codes: [] })
    expect(after(here, leave('a'), off, undo('a')).codes).toEqual(['UNDO_OVER'])
    expect(after(here, leave('a'), lapse(kept), undo('a', kept)).codes).toEqual(['UNDO_OVER'])
    expect(after(paid, hold('a'), undo('a')).codes).toEqual(['UNDO_OVER'])
    expect(after(here, leave('a'), undo('a')).seats.places).toMatchObject([{ status: 'enrolled', keptUntil: null }])
  })

  test('before the start one may leave, at the start only what is no seat yet', () => {
    const start = 30 * dayMs
    expect(after(paid, hold('a'), leave('a', start)).statuses).toEqual(['a cancelled'])
    expect(after(empty(), enrol('a'), leave('a', start)).codes).toEqual(['OCCURRENCE_STARTED'])
  })
})

describe('money that comes in', () => {
  test('EV-PAY-16 confirms an offer as it does a hold', () => {
    const offered = after(paid, hold('a'), wait('b'), leave('a'), pay('b'))
    expect(offered.seats.places[1]).toMatchObject({
      status: 'enrolled',
      payment: 'completed',
      paidBy: 'for b',
      paidCents: 2_500,
      heldUntil: null,
      offeredUntil: null,
      paymentIds: ['for b'],
    })
  })

  test('EV-PAY-17 goes back when it was left, when it is called off and when all seats are taken, and is kept in mind', () => {
    const back = [{ kind: 'refund', id: 'a', paymentId: 'for a', cents: 2_500 }]
    const left = after(roomy, hold('a'), leave('a'), pay('a'), pay('a'))
    expect(left.effects).toEqual(back)
    expect(left.seats.places).toMatchObject([
      { status: 'cancelled', payment: 'paid', paymentIds: ['for a'], paidBy: null },
    ])
    const ended: At = { kind: 'holdEnded', id: 'a' }
    expect(after(roomy, hold('a'), ended, off, pay('a')).effects).toEqual(back)
    expect(after(roomy, hold('a'), ended, pay('a')).effects).toEqual([])
    // Somebody waits, so the seat that is free is not for who comes late.
    const line = after(paid, hold('a'), ended, hold('b'), wait('c'), pay('a'))
    expect(line.effects).toEqual(back)
    const second = after(left.seats, pay('a', 0, 'second'))
    expect(second.effects).toEqual([{ kind: 'refund', id: 'a', paymentId: 'second', cents: 2_500 }])
    expect(second.seats.places[0]?.paymentIds).toEqual(['for a', 'second'])
  })

  test('EV-PAY-17 a second payment that goes back leaves the first as it was', () => {
    const twice = after(roomy, hold('a'), pay('a'), pay('a', 0, 'second'), pay('a', 0, 'second'))
    expect(twice.seats.places).toMatchObject([{ status: 'enrolled', paidBy: 'for a', paidCents: 2_500 }])
    expect(twice.effects).toHaveLength(1)
  })
})

describe('an offer', () => {
  const line = after(paid, hold('a'), wait('b'), wait('c'), leave('a')).seats

  test('EV-WAIT-05 can be taken until its last millisecond, and what it holds is a hold of 30 minutes', () => {
    expect(after(line, hold('b', dayMs - 1)).seats.places[1]).toMatchObject({
      status: 'reserved',
      heldUntil: now + dayMs - 1 + hourMs / 2,
      offeredUntil: now + dayMs,
    })
    expect(after(line, hold('b', dayMs)).codes).toEqual(['CAPACITY_EXCEEDED'])
  })

  test('EV-WAIT-05 a hold of it that ends at the moment at which the offer does is over', () => {
    const ends = (at: number) => after(line, hold('b', dayMs - hourMs / 2), { kind: 'holdEnded', id: 'b', at })
    expect(ends(dayMs - 1).seats.places[1]).toMatchObject({ status: 'offered', heldUntil: null })
    expect(ends(dayMs).seats.places[1]).toMatchObject({ status: 'expired', heldUntil: null, offeredUntil: null })
  })

  test('an end of a hold that the provider tells too late changes nothing', () => {
    expect(after(line, { kind: 'holdEnded', id: 'b' }).statuses[1]).toBe('b offered')
    const bought = after(line, pay('b'), { kind: 'holdEnded', id: 'b' })
    expect(bought.statuses[1]).toBe('b enrolled')
  })
})

describe('an admin adds', () => {
  test('EV-PART-06 nobody twice, and whoever waits keeps the row', () => {
    const held = after(roomy, hold('a')).seats
    expect(after(held, add('x', 'of a', true)).codes).toEqual(['ALREADY_ENROLLED'])
    const line = after(empty(), enrol('a'), wait('b'), wait('c')).seats
    expect(after(line, add('x', 'of c')).codes).toEqual(['CAPACITY_EXCEEDED'])
    const first = after(line, add('x', 'of c', true))
    expect([first.statuses, first.seats.over]).toEqual([['a enrolled', 'b waitlisted', 'c enrolled'], 1])
    expect(waitlistPlace(first.seats, 'b')).toBe(1)
  })

  test('EV-PART-05 who just left gives up the kept seat for the new one', () => {
    const left = after(empty(), enrol('a'), leave('a')).seats
    expect(after(left, add('x', 'of a')).statuses).toEqual(['a cancelled', 'x enrolled'])
    expect(after(left, add('x', 'of b')).codes).toEqual(['CAPACITY_EXCEEDED'])
  })

  test('EV-PART-05 also after enrolment closed, but to nothing that was called off', () => {
    expect(after(empty(), add('x', 'x', false, 29 * dayMs)).statuses).toEqual(['x enrolled'])
    expect(after(empty(), off, add('x', 'x')).codes).toEqual(['EVENT_CANCELLED'])
  })
})

test('EV-WAIT-01 EV-PAY-20 who would wait where a seat is free is sent to pay, or has it', () => {
  expect(after(paid, wait('a')).codes).toEqual(['PAYMENT_REQUIRED'])
  expect(after(paid, hold('a'), wait('b')).seats.places[1]).toMatchObject({ status: 'waitlisted', payment: 'pending' })
  expect(after(empty(), wait('a')).seats.places).toMatchObject([{ status: 'enrolled', payment: 'completed' }])
})

test('EV-CANCEL-13 called off, nothing is kept, held or offered, and no seat is served', () => {
  const before = after(empty({ max: 2 }), enrol('a'), enrol('b'), wait('c'), leave('a')).seats
  const called = after(before, off).seats
  expect(called).toMatchObject({ cancelled: true })
  for (const place of called.places) {
    expect(place).toMatchObject({
      status: 'cancelled',
      keptUntil: null,
      heldUntil: null,
      offeredUntil: null,
      paidCents: 0,
    })
  }
  expect(after(called, { kind: 'setMax', max: null }).effects).toEqual([])
})
