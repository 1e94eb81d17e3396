import { dayMs, secondMs } from '../../base/moment.ts'
import type { SeatEffect } from '../seatAnswer.ts'
import { afterSeatEvent, type SeatEvent } from '../seatEvents.ts'
import type { Seats } from '../seats.ts'

export const now = Date.parse('2026-03-01T09:00:00Z')
export const empty = (change: Partial<Seats> = {}): Seats => ({
  max: 1,
  over: 0,
  isPaid: false,
  startAt: now + 30 * dayMs,
  closesAt: now + 29 * dayMs,
  cancelled: false,
  places: [],
  ...change,
})
export type At = SeatEvent & { at?: number }
/** Lets events happen one after the other; `at` is how long after the beginning. Refusals are noted and change nothing. */
export function after(seats: Seats, ...events: At[]) {
  let current = seats
  const codes: string[] = []
  const effects: SeatEffect[] = []
  for (const { at = 0, ...event } of events) {
    const answer = afterSeatEvent(current, event, now + at)
    if ('code' in answer) codes.push(answer.code)
    else {
      current = answer.seats
      effects.push(...answer.effects)
    }
  }
  const statuses = current.places.map(({ id, status }) => `${id} ${status}`)
  return { seats: current, codes, effects, statuses }
}
export const enrol = (id: string, at = 0): At => ({ kind: 'enrol', id, personId: `of ${id}`, at })
export const hold = (id: string, at = 0): At => ({ kind: 'hold', id, personId: `of ${id}`, at })
export const wait = (id: string, at = 0): At => ({ kind: 'wait', id, personId: `of ${id}`, at })
export const leave = (id: string, at = 0, refundCents = 0): At => ({ kind: 'leave', id, refundCents, at })
export const undo = (id: string, at = 0): At => ({ kind: 'undo', id, at })
export const lapse = (at: number): At => ({ kind: 'lapse', at })
export const pay = (id: string, at = 0, paymentId = `for ${id}`): At => ({
  kind: 'pay',
  id,
  paymentId,
  cents: 2_500,
  at,
})
export const paid = empty({ isPaid: true })
/** When a kept seat is free. */
export const kept = 10 * secondMs
