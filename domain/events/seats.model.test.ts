import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../base/testing/longMode.ts'
import { isLive } from './enrolment.ts'
import type { SeatEffect } from './seatAnswer.ts'
import { afterSeatEvent, type SeatEvent } from './seatEvents.ts'
import { type Seats, spotsLeft, takenSeats } from './seats.ts'
import { begin, eventOf, life } from './testing/seatLives.ts'

test('EV-ENROL-39 EV-WAIT-02 EV-WAIT-06 EV-EDGE-27 EV-EDGE-28 EV-MORE-35 whatever happens: never oversold, no seat free while somebody waits, one enrolment per person, the line in order, no money lost or given back twice', () => {
  fc.assert(
    fc.property(life, ({ max, isPaid, closesIn, startsLater, steps }) => {
      const closesAt = begin + closesIn
      let seats: Seats = {
        max,
        over: 0,
        isPaid,
        closesAt,
        startAt: closesAt + startsLater,
        cancelled: false,
        places: [],
      }
      let now = begin
      const money = new Map<string, { in: number; back: number }>()
      for (const [at, [it, waited]] of steps.entries()) {
        now += waited
        const event = eventOf(it, seats, at)
        if (!event) continue
        const answer = afterSeatEvent(seats, event, now)
        if ('code' in answer) continue
        if (event.kind === 'pay' && !money.has(event.paymentId))
          money.set(event.paymentId, { in: event.cents, back: 0 })
        for (const effect of answer.effects) {
          const payment = effect.kind === 'refund' && money.get(effect.paymentId)
          if (payment) payment.back += effect.cents
        }
        mustHold(seats, answer.seats, event, answer.effects, now)
        // The same once more changes nothing and does nothing outside.
        const again = afterSeatEvent(answer.seats, event, now)
        if ('code' in again === false && event.kind !== 'setMax') {
          expect(again.seats).toEqual(answer.seats)
          expect(again.effects).toEqual([])
        }
        seats = answer.seats
      }
      for (const payment of money.values()) expect(payment.back).toBeLessThanOrEqual(payment.in)
      const kept = [...money.values()].reduce((sum, payment) => sum + payment.in - payment.back, 0)
      expect(seats.places.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(kept)
    }),
    { numRuns: runs(400, 20_000) },
  )
})

const mayGoAbove = (event: SeatEvent) => event.kind === 'setMax' || (event.kind === 'add' && event.beyond)

function mustHold(before: Seats, after: Seats, event: SeatEvent, effects: readonly SeatEffect[], now: number): void {
  const taken = takenSeats(after)
  if (after.max !== null) {
    expect(taken).toBeLessThanOrEqual(after.max + after.over)
    // Nobody but an admin ever takes a seat above the maximum.
    if (!mayGoAbove(event)) expect(taken).toBeLessThanOrEqual(Math.max(after.max, takenSeats(before)))
  }
  if (!mayGoAbove(event)) expect(after.over).toBeLessThanOrEqual(before.over)

  const line = after.places.filter(({ status }) => status === 'waitlisted')
  if (line.length > 0) {
    expect(spotsLeft(after)).toBe(0)
    if (now < after.closesAt && !after.cancelled) expect(after.max !== null && taken >= after.max).toBe(true)
  }
  const live = after.places.filter(({ status }) => isLive(status)).map(({ personId }) => personId)
  expect(new Set(live).size).toBe(live.length)
  // No row is ever lost or doubled, and one goes to somebody else only by a transfer, which takes and frees no seat.
  const owners = new Map(after.places.map(({ id, personId }) => [id, personId]))
  expect(owners.size).toBe(after.places.length)
  const given = event.kind === 'transfer' ? event : null
  for (const { id, personId } of before.places)
    expect(owners.get(id)).toBe(given?.id === id ? given.toPersonId : personId)
  if (given) expect(taken).toBe(takenSeats(before))

  const served = effects.flatMap((effect) =>
    effect.kind === 'promoted' || effect.kind === 'offered' ? [effect.id] : [],
  )
  const waited = before.places.filter(({ status }) => status === 'waitlisted').map(({ id }) => id)
  const others = waited.filter((id) => event.kind !== 'leave' || id !== event.id)
  if (event.kind !== 'add') expect(served).toEqual(others.slice(0, served.length))
  if (event.kind !== 'leave' && event.kind !== 'callOff') {
    // A confirmed seat is only ever lost by cancelling it.
    for (const { id, status } of before.places) {
      if (status === 'enrolled') expect(after.places.find((one) => one.id === id)?.status).toBe('enrolled')
    }
  }
}
