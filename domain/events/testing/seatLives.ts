import fc from 'fast-check'
import { dayMs, hourMs, minuteMs, secondMs } from '../../base/moment.ts'
import type { SeatEvent } from '../seatEvents.ts'
import type { Seats } from '../seats.ts'

// Generated lives of the seats of one occurrence: the model is tested with them, and the server against the model.

export const begin = Date.parse('2026-03-01T09:00:00Z')
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
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer' as const), which, to: person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('setMax' as const), max: fc.option(fc.nat(5)) }) },
  { weight: 5, arbitrary: fc.constant({ kind: 'lapse' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('callOff' as const), dice: fc.nat(9) }) },
)
const waits = fc.constantFrom(0, 0, secondMs, 10 * secondMs, minuteMs, 35 * minuteMs, hourMs, 2 * hourMs, dayMs)
/** What may be asked of the seats of an occurrence, one thing after the other, with the time between them. */
export const life = fc.record({
  max: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 8 }),
  isPaid: fc.boolean(),
  closesIn: fc.constantFrom(hourMs, dayMs, 10 * dayMs, 60 * dayMs),
  startsLater: fc.constantFrom(0, hourMs, 3 * dayMs),
  steps: fc.array(fc.tuple(happening, waits), { minLength: 10, maxLength: 60 }),
})

type Happening = typeof happening extends fc.Arbitrary<infer It> ? It : never

/** What happens at a step, to the enrolments that there are by then; null when there are none. */
export function eventOf(it: Happening, { places }: Seats, at: number): SeatEvent | null {
  if ('person' in it) {
    const [id, personId] = [`e${at}`, it.person]
    return it.kind === 'add' ? { kind: 'add', id, personId, beyond: it.beyond } : { kind: it.kind, id, personId }
  }
  if (it.kind === 'setMax' || it.kind === 'lapse') return it
  if (it.kind === 'callOff') return it.dice === 0 ? { kind: 'callOff' } : null
  const place = places[it.which % Math.max(1, places.length)]
  if (!place) return null
  const { id } = place
  if (it.kind === 'transfer') return { kind: 'transfer', id, toPersonId: it.to }
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
