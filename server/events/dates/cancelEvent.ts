import { events as contract } from '@bewezen/domain/events/contract.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { record, recordAll } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { openEvent } from '../openEvent.ts'
import { type HeldDate, holdDates } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { eventDates, eventInstances, events } from '../tables.ts'

/**
 * `cancel-event`: the event with all its dates to come, or one of them. Everybody gets all their money back and hears of
 * it; it cannot be undone, and asked again it does nothing (EV-ADMIN-31, EV-RECUR-20, EV-CANCEL-13).
 */
export const cancelEvent = serve(contract.cancelEvent, (ctx, { eventId, occurrenceId, reason }) =>
  ctx.transaction(async (tx, now) => {
    const event = await openEvent(tx, eventId)
    const all = await holdDates(tx, eventId)
    const isWhole = !occurrenceId || all.length === 1
    const chosen = all.filter(({ id, endsAt }) => (occurrenceId ? id === occurrenceId : endsAt > now))
    if (occurrenceId && chosen.length === 0) refuse('OCCURRENCE_NOT_FOUND')
    const calledOff = chosen.filter(({ status }) => status === 'scheduled')
    const said = reason.trim() || null
    await callOff(ctx.house, tx, calledOff, { reason: said, now })
    if (isWhole && event.status === 'scheduled')
      await tx
        .update(events)
        .set({ status: 'cancelled', cancelledAt: now, version: event.version + 1, updatedAt: now })
        .where(eq(events.id, eventId))
    const isNew = isWhole ? event.status === 'scheduled' : calledOff.length > 0
    if (isNew) {
      await writeAudit(tx, {
        actorId: ctx.person.id,
        action: isWhole ? 'event.cancelled' : 'event.dateCancelled',
        subjectId: eventId,
        oldValue: event.title,
        newValue: isWhole ? null : (chosen[0]?.startsAt.toISOString() ?? null),
        reason: said,
        at: now,
      })
      await record(tx, { kind: 'event.saved', eventId })
    }
    return { success: true as const }
  }),
)

/** Cancels dates that are held, in the order of their ids: places, money, and the news of it, with why when that was said. */
async function callOff(
  house: House,
  tx: Tx,
  dates: readonly HeldDate[],
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> {
  if (dates.length === 0) return
  const ids = dates.map(({ id }) => id)
  if (reason !== null) await tx.update(eventDates).set({ cancelReason: reason }).where(inArray(eventDates.id, ids))
  for (const date of dates) {
    const passed = await passSeats(house, tx, { date, event: { kind: 'callOff' }, now })
    if ('code' in passed) refuseIf(passed)
  }
  await tx
    .update(eventInstances)
    .set({ status: 'cancelled', cancelledAt: now })
    .where(and(eq(eventInstances.parentEventId, dates[0]?.eventId ?? ''), inArray(eventInstances.id, ids)))
  await recordAll(
    tx,
    dates.map(({ id, eventId }) => ({ kind: 'event.calledOff', eventId, dateId: id })),
  )
}
