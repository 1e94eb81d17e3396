import { isLive } from '@bewezen/domain/events/enrolment.ts'
import type { SeatEffect } from '@bewezen/domain/events/seatAnswer.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import type { HeldDate } from './holdDate.ts'
import type { ChangedPlace } from './passed.ts'

type EnrolmentKind = Extract<Fact['kind'], `enrolment.${string}`>
const kindOfEffect = {
  promoted: 'enrolment.promoted',
  offered: 'enrolment.offered',
  waitlistEnded: 'enrolment.waitlistEnded',
} as const satisfies Record<Exclude<SeatEffect['kind'], 'refund'>, EnrolmentKind>

/** Writes down what became of everybody's place, and that the seats of the date are others now. */
export async function recordSeats(
  tx: Tx,
  date: HeldDate,
  changed: readonly ChangedPlace[],
  effects: readonly SeatEffect[],
): Promise<void> {
  const kinds = new Map(
    effects.flatMap((effect): [string, EnrolmentKind][] =>
      effect.kind === 'refund' ? [] : [[effect.id, kindOfEffect[effect.kind]]],
    ),
  )
  const where = { eventId: date.eventId, dateId: date.id }
  const own = changed.flatMap(({ before, after }): Fact[] => {
    const ids = { enrolmentId: after.id, ...where }
    // Who had the place hears that it is gone, and who has it that it came (EV-MORE-35).
    if (before && before.personId !== after.personId)
      return [
        { kind: 'enrolment.transferred', personId: before.personId, ...ids },
        { kind: 'enrolment.made', personId: after.personId, ...ids },
      ]
    return [{ kind: kinds.get(after.id) ?? kindOfChange(before, after), personId: after.personId, ...ids }]
  })
  await recordAll(tx, [...own, { kind: 'seats.changed', ...where }])
}

function kindOfChange(before: ChangedPlace['before'], after: ChangedPlace['after']): EnrolmentKind {
  const wasEnrolled = before?.status === 'enrolled' || before?.keptUntil
  if (after.status === 'enrolled' && !wasEnrolled) return 'enrolment.made'
  if (before?.keptUntil && after.status === 'cancelled') return 'enrolment.released'
  const isCancelled = after.status === 'cancelled' && before && isLive(before.status)
  // What may still be taken back is told when it cannot be any more, and only then: facts are read later than written.
  return isCancelled && !after.keptUntil ? 'enrolment.cancelled' : 'enrolment.changed'
}
