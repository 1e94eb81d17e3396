import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../base/moment.ts'
import { takenSeats } from './seats.ts'
import { type At, after, empty, enrol, hold, lapse, leave, now, paid, pay, wait } from './testing/oneOccurrence.ts'

describe('a paid occurrence', () => {
  test('holds as many seats as there are, and nobody else is sent to payment', () => {
    const rush = Array.from({ length: 1_000 }, (_, at) => hold(`e${at}`))
    const { seats, codes } = after(empty({ max: 3, isPaid: true }), ...rush)
    expect(seats.places.map(({ status, payment, heldUntil }) => [status, payment, heldUntil])).toEqual(
      Array(3).fill(['reserved', 'pending', now + 30 * minuteMs]),
    )
    expect(codes).toHaveLength(997)
  })

  test('EV-PAY-11 an unpaid hold ends 5 minutes after its 30 at the latest, or when the provider says so', () => {
    const grace = 35 * minuteMs
    expect(after(paid, hold('a'), lapse(grace - 1)).statuses).toEqual(['a reserved'])
    expect(after(paid, hold('a'), lapse(grace)).statuses).toEqual(['a expired'])
    const ended = after(paid, hold('a'), { kind: 'holdEnded', id: 'a', at: minuteMs }, hold('b', minuteMs))
    expect(ended.statuses).toEqual(['a expired', 'b reserved'])
    const again: At = { kind: 'hold', id: 'a2', personId: 'of a', at: grace }
    expect(after(paid, hold('a'), lapse(grace), again).statuses).toEqual(['a expired', 'a2 reserved'])
  })

  test('a hold is one hold, however often it is asked for, and giving it up frees the seat at once', () => {
    const again: At = { kind: 'hold', id: 'a2', personId: 'of a' }
    expect(after(paid, hold('a'), again).statuses).toEqual(['a reserved'])
    expect(after(paid, hold('a'), leave('a'), hold('b')).statuses).toEqual(['a cancelled', 'b reserved'])
  })

  test('money within the hold confirms, also after enrolment closed; five times is once, and nothing takes it back', () => {
    const { seats, effects } = after(
      paid,
      hold('a', 29 * dayMs - 1),
      ...Array(5).fill(pay('a', 29 * dayMs + minuteMs)),
      { kind: 'holdEnded', id: 'a', at: 29 * dayMs + hourMs },
      lapse(29 * dayMs + hourMs),
    )
    expect(seats.places).toMatchObject([{ status: 'enrolled', payment: 'completed', paidCents: 2_500 }])
    expect(effects).toEqual([])
  })

  test('EV-PAY-17 money after the hold ended confirms while a seat is free, and else goes back in full', () => {
    const late = after(paid, hold('a'), lapse(hourMs))
    expect(after(late.seats, pay('a', hourMs)).statuses).toEqual(['a enrolled'])
    const gone = after(late.seats, hold('b', hourMs), pay('a', hourMs))
    expect(gone.seats.places[0]).toMatchObject({ status: 'expired', payment: 'paid', paidCents: 0 })
    expect(gone.effects).toEqual([{ kind: 'refund', id: 'a', paymentId: 'for a', cents: 2_500 }])
    expect(takenSeats(gone.seats)).toBe(1)
  })

  test('EV-MORE-21 late money by a code that is used up goes back, and an offered seat can still be paid for', () => {
    const byCode = (id: string, isCodeGone: boolean): At => ({
      kind: 'pay',
      id,
      paymentId: 'by code',
      cents: 2_000,
      isCodeGone,
      at: hourMs,
    })
    const lapsed = after(paid, hold('a'), lapse(hourMs))
    const offered = after(paid, hold('b'), wait('a'), leave('b'), hold('a'), lapse(hourMs))
    const back = [{ kind: 'refund', id: 'a', paymentId: 'by code', cents: 2_000 }]
    for (const [seats, status, payment] of [
      [lapsed.seats, 'expired', 'paid'],
      [offered.seats, 'offered', 'pending'],
    ] as const) {
      const gone = after(seats, byCode('a', true))
      expect(gone.seats.places.find(({ id }) => id === 'a')).toMatchObject({ status, payment, paidCents: 0 })
      expect(gone.effects).toEqual(back)
      expect(after(seats, byCode('a', false)).statuses).toContain('a enrolled')
    }
    const again = after(offered.seats, byCode('a', true), hold('a', hourMs), pay('a', hourMs))
    expect(again.statuses).toContain('a enrolled')
    expect(again.effects).toEqual(back)
    expect(after(paid, hold('a'), byCode('a', true)).statuses).toEqual(['a enrolled'])
  })

  test('a second payment for the same enrolment, or for a person who has one, goes back', () => {
    expect(after(paid, hold('a'), pay('a'), pay('a', 0, 'second')).effects).toEqual([
      { kind: 'refund', id: 'a', paymentId: 'second', cents: 2_500 },
    ])
    const roomy = empty({ isPaid: true, max: 9 })
    const again: At = { kind: 'hold', id: 'a2', personId: 'of a', at: hourMs }
    const both = after(roomy, hold('a'), lapse(hourMs), again, pay('a2', hourMs), pay('a', hourMs))
    expect([both.statuses, both.effects]).toEqual([
      ['a expired', 'a2 enrolled'],
      [{ kind: 'refund', id: 'a', paymentId: 'for a', cents: 2_500 }],
    ])
  })

  test('EV-CANCEL-04 EV-CANCEL-15 cancelling gives back what was quoted, and the seat is free at once', () => {
    const { statuses, effects } = after(
      paid,
      hold('a'),
      pay('a'),
      leave('a', 0, 2_500),
      leave('a', 0, 2_500),
      hold('b'),
    )
    expect(statuses).toEqual(['a cancelled', 'b reserved'])
    expect(effects).toEqual([{ kind: 'refund', id: 'a', paymentId: 'for a', cents: 2_500 }])
    expect(after(paid, hold('a'), pay('a'), leave('a')).effects).toEqual([])
  })

  test('EV-CANCEL-04 what comes back later is the payment that bought the seat, not the one that went back already', () => {
    const { effects } = after(paid, hold('a'), pay('a'), pay('a', 0, 'second'), leave('a', 0, 2_500))
    expect(effects.map((effect) => 'paymentId' in effect && effect.paymentId)).toEqual(['second', 'for a'])
  })

  test('EV-WAIT-05 a freed seat is offered for 24 hours, then to the next; a declined one at once', () => {
    const line = after(paid, hold('a'), wait('b'), wait('c'), leave('a'))
    expect([line.statuses, line.effects]).toEqual([
      ['a cancelled', 'b offered', 'c waitlisted'],
      [{ kind: 'offered', id: 'b' }],
    ])
    expect(after(line.seats, lapse(dayMs - 1)).statuses[1]).toBe('b offered')
    expect(after(line.seats, lapse(dayMs)).statuses).toEqual(['a cancelled', 'b expired', 'c offered'])
    expect(after(line.seats, leave('b')).statuses).toEqual(['a cancelled', 'b expired', 'c offered'])
    // Paying starts an ordinary hold, and a hold that fails is an offer again while the offer stands.
    const tries = after(line.seats, hold('b', hourMs), lapse(2 * hourMs))
    expect(tries.statuses[1]).toBe('b offered')
    expect(after(tries.seats, hold('b', 3 * hourMs), pay('b', 3 * hourMs)).statuses[1]).toBe('b enrolled')
    expect(after(line.seats, hold('b', dayMs - 1), lapse(dayMs + hourMs)).statuses).toEqual([
      'a cancelled',
      'b expired',
      'c offered',
    ])
  })

  test('EV-WAIT-01 the free way is refused, and so is waiting for a seat that is there', () => {
    expect(after(paid, enrol('a'), wait('a')).codes).toEqual(['PAYMENT_REQUIRED', 'PAYMENT_REQUIRED'])
    expect(after(empty(), hold('a')).codes).toEqual(['CHECKOUT_ERROR'])
  })
})
