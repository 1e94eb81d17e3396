import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '../base/moment.ts'
import { runs } from '../base/testing/longMode.ts'
import { isLive } from './enrolment.ts'
import { afterSeatEvent, type SeatEffect, type SeatEvent } from './seatEvents.ts'
import { type Seats, spotsLeft, takenSeats } from './seats.ts'

const begin = Date.parse('2026-03-01T09:00:00Z')
const person = fc.nat(7).map((at) => `p${at}`)
/** Which of the enrolments made so far. */
const which = fc.nat(30)

const happening = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('enrol' as const, 'hold' as const, 'wait' as const), person }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), person, beyond: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'pay' as const,
        'payTwice' as const,
        'holdEnded' as const,
        'leave' as const,
        'undo' as const,
      ),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('setMax' as const), max: fc.option(fc.nat(5)) }) },
  { weight: 5, arbitrary: fc.constant({ kind: 'lapse' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('callOff' as const), dice: fc.nat(9) }) },
)
const waits = fc.constantFrom(0, 0, secondMs, 10 * secondMs, minuteMs, 35 * minuteMs, hourMs, 2 * hourMs, dayMs)
const life = fc.record({
  max: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 8 }),
  isPaid: fc.boolean(),
  closesIn: fc.constantFrom(hourMs, dayMs, 10 * dayMs, 60 * dayMs),
  startsLater: fc.constantFrom(0, hourMs, 3 * dayMs),
  steps: fc.array(fc.tuple(happening, waits), { minLength: 10, maxLength: 60 }),
})

test('EV-ENROL-39 EV-WAIT-02 EV-WAIT-06 EV-EDGE-27 EV-EDGE-28 whatever happens: never oversold, no seat free while somebody waits, one enrolment per person, the line in order, no money lost or given back twice', () => {
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

type Happening = typeof happening extends fc.Arbitrary<infer It> ? It : never

function eventOf(it: Happening, { places }: Seats, at: number): SeatEvent | null {
  if ('person' in it) {
    const [id, personId] = [`e${at}`, it.person]
    return it.kind === 'add' ? { kind: 'add', id, personId, beyond: it.beyond } : { kind: it.kind, id, personId }
  }
  if (it.kind === 'setMax' || it.kind === 'lapse') return it
  if (it.kind === 'callOff') return it.dice === 0 ? { kind: 'callOff' } : null
  const place = places[it.which % Math.max(1, places.length)]
  if (!place) return null
  const { id } = place
  // Only an enrolment that had a checkout can be paid, and some refunds are all of it and some nothing.
  const wasHeld = place.paidCents > 0 || place.payment !== 'completed'
  if (it.kind === 'leave') return { kind: 'leave', id, refundCents: it.which % 2 === 0 ? place.paidCents : 0 }
  if (it.kind === 'pay' || it.kind === 'payTwice') {
    const isWaiting = place.status === 'waitlisted'
    const paymentId = it.kind === 'pay' ? `for ${id}` : `for ${id} again`
    return wasHeld && !isWaiting ? { kind: 'pay', id, paymentId, cents: 2_500 } : null
  }
  return { kind: it.kind, id }
}

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
  // No row is ever lost, doubled or given to somebody else.
  const owners = new Map(after.places.map(({ id, personId }) => [id, personId]))
  expect(owners.size).toBe(after.places.length)
  for (const { id, personId } of before.places) expect(owners.get(id)).toBe(personId)

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
