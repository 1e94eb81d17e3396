import { holds } from '@bewezen/domain/access/capabilities.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { deleteRefusal, deletingDate } from '@bewezen/domain/events/editing.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { type Loose, removeUploads } from '../../base/files/attach.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { type Ctx, serve } from '../../base/serve.ts'
import { mailDeleted } from '../notifications/mailDeleted.ts'
import { openEvent, readHoldings } from '../openEvent.ts'
import { holdDates } from '../seats/holdDate.ts'
import { eventEnrollments, eventExceptions, eventInstances, events } from '../tables.ts'
import { detachPicture } from './eventPicture.ts'
import type { EventRow } from './eventRow.ts'
import { readViewers, recordRemoved } from './recordSaved.ts'

/**
 * `delete_event_cascade`: the event with everything that hangs on it, or one date of a series; its start is the whole
 * series (EV-CALL-30, EV-ADMIN-30, EV-ADMIN-32, EV-RECUR-06, EV-RECUR-07, EV-RECUR-21).
 */
export const remove = serve(contract.remove, async (ctx, { eventId, occurrenceId }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const event = await openEvent(tx, eventId)
    if (!occurrenceId || occurrenceId === eventId) return removeEvent(ctx, tx, event, now)
    await removeDate(ctx, tx, event, occurrenceId, now)
    return []
  })
  await removeUploads(ctx.house, loose)
  return { success: true as const }
})

async function removeEvent(ctx: Ctx, tx: Tx, event: EventRow, now: Date): Promise<Loose[]> {
  const { id, title, imageUrl } = event
  // Whoever is about to enrol waits here, and then finds no date.
  await holdDates(tx, id)
  refuseIf(deleteRefusal(ctx.person, await readHoldings(tx, id)))
  const seenBy = await readViewers(tx, id)
  await mailDeleted(ctx.house, tx, id, now)
  await tx.delete(eventEnrollments).where(eq(eventEnrollments.eventId, id))
  await tx.delete(events).where(eq(events.id, id))
  await writeAudit(tx, {
    actorId: ctx.person.id,
    action: 'event.removed',
    subjectId: id,
    oldValue: title,
    at: now,
  })
  await recordRemoved(tx, id, seenBy)
  return detachPicture(tx, imageUrl)
}

/** A date that nobody ever had a place on goes, and does not come back with the series (EV-RECUR-19, EV-RECUR-20). */
async function removeDate(ctx: Ctx, tx: Tx, event: EventRow, occurrenceId: string, now: Date): Promise<void> {
  const date = (await holdDates(tx, event.id)).find(({ id }) => id === occurrenceId)
  if (!date) return refuse('OCCURRENCE_NOT_FOUND')
  if (deletingDate({ isStart: false, enrolments: date.came }) === 'cancel')
    return refuse(holds(ctx.person.role, 'manageEvents') ? 'HAS_PAID_ENROLLMENTS' : 'FORBIDDEN')
  const [instance] = await tx
    .delete(eventInstances)
    .where(and(eq(eventInstances.id, occurrenceId), eq(eventInstances.parentEventId, event.id)))
    .returning({ day: eventInstances.day })
  if (!instance) return refuse('OCCURRENCE_NOT_FOUND')
  await tx.insert(eventExceptions).values({ eventId: event.id, day: instance.day }).onConflictDoNothing()
  await writeAudit(tx, {
    actorId: ctx.person.id,
    action: 'event.dateRemoved',
    subjectId: event.id,
    reason: event.title,
    at: now,
    oldValue: instance.day,
  })
  await record(tx, { kind: 'event.saved', eventId: event.id })
}
