import { dateTime } from '@bewezen/domain/base/dates.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { profiles } from '../../profile/tables.ts'
import { type HeldDate, holdDate } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { events } from '../tables.ts'

/**
 * `add-event-participant`: gives somebody a free place, also on an event that is private or offline; on a full date only
 * when the admin says so (EV-PART-05, EV-PART-06, EV-VIS-14, EV-CALL-46).
 */
export const addParticipant = serve(contract.addParticipant, (ctx, { id, eventId, occurrenceId, personId, beyond }) =>
  ctx.transaction(async (tx, now) => {
    const { date, event } = await openDate(tx, eventId, occurrenceId ?? eventId)
    const [person] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, personId), isNull(profiles.hiddenAt)))
    if (!person) refuse('NOT_FOUND')

    const passed = await passSeats(ctx.house, tx, { date, event: { kind: 'add', id, personId, beyond }, now })
    if ('code' in passed) return refuse(passed.code)
    // The same request again has changed nothing.
    if (passed.changed.length > 0)
      await writeAudit(tx, {
        actorId: ctx.person.id,
        action: 'participant.added',
        subjectId: personId,
        at: now,
        newValue: placeText(event, date),
      })
    return { success: true as const }
  }),
)

/** The event with one of its dates, which is held. */
async function openDate(tx: Tx, eventId: string, dateId: string) {
  const [event] = await tx
    .select({ title: events.title, zone: events.timezone, status: events.status })
    .from(events)
    .where(eq(events.id, eventId))
  if (!event) return refuse('EVENT_NOT_FOUND')
  const date = await holdDate(tx, dateId)
  if (date?.eventId !== eventId) return refuse('OCCURRENCE_NOT_FOUND')
  refuseIf(event.status === 'cancelled' ? 'EVENT_CANCELLED' : null)
  return { date, event }
}

/** Which place it was, for the log. */
export const placeText = ({ title, zone }: { title: string; zone: string }, { startsAt }: HeldDate): string =>
  `${title}, ${dateTime(startsAt, zone)}`
