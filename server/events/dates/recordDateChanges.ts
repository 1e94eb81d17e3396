import { isAnotherAppointment } from '@bewezen/domain/events/changes.ts'
import type { ExistingDate } from '@bewezen/domain/events/seriesEdit.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { and, inArray } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import { isLiveRow } from '../seats/places.ts'
import { eventEnrollments } from '../tables.ts'
import { endTransfersOf } from '../transfer/endTransfers.ts'
import type { EventRow } from './eventRow.ts'
import type { WrittenDate } from './writtenDate.ts'

type Edited = {
  before: EventRow
  after: EventRow
  existing: readonly ExistingDate[]
  dates: readonly WrittenDate[]
  /** Occurrences, as they were called before, that an answer cancelled. */
  cancelled: readonly string[]
  now: Date
}

/**
 * Those whose date became another appointment may leave with all their money, and hear of it, as those do whose date was
 * cancelled (EV-CANCEL-14, EV-RECUR-18); a request to hand such a place on ends (EV-MORE-39). What their enrolment agreed
 * to stays otherwise as it was.
 */
export async function recordDateChanges(
  tx: Tx,
  { before, after, existing, dates, cancelled, now }: Edited,
): Promise<void> {
  const was = new Map(existing.map((one) => [one.id, one]))
  const off = new Set(cancelled)
  const facts: Fact[] = []
  for (const { id, from, startAt } of dates) {
    const old = from === null ? undefined : was.get(from)
    if (!old || old.live === 0 || old.status === 'cancelled') continue
    const where = { eventId: after.id, dateId: id }
    if (off.has(old.id)) facts.push({ kind: 'event.calledOff', ...where })
    else if (
      Date.parse(startAt) > now.getTime() &&
      isAnotherAppointment({ ...before, startAt: old.startAt }, { ...after, startAt })
    )
      facts.push({ kind: 'event.moved', ...where })
  }
  const moved = facts.flatMap((fact) => (fact.kind === 'event.moved' ? [fact.dateId] : []))
  await recordAll(tx, facts)
  if (moved.length === 0) return
  const places = await tx
    .update(eventEnrollments)
    .set({ mayLeaveFreely: true })
    .where(and(inArray(eventEnrollments.dateId, moved), isLiveRow))
    .returning({ id: eventEnrollments.id })
  const ids = places.map(({ id }) => id)
  await endTransfersOf(tx, ids, now, 'moved')
}
