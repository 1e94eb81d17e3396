import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import type { Role } from '@bewezen/domain/access/roles.ts'
import type { Holdings } from '@bewezen/domain/events/editing.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import type { EventRow } from './dates/eventRow.ts'
import { eventEnrollments, events } from './tables.ts'

/**
 * Locks an event for whoever changes it as a whole; its dates are locked after it, never before. Not 'for update': a
 * place that is written on a date that somebody holds refers to the event, and would wait here for who waits for it.
 */
export async function openEvent(tx: Tx, id: string): Promise<EventRow> {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('no key update')
  return event ?? refuse('EVENT_NOT_FOUND')
}

/** The roles that may see an event, and those of its teachers who still can be one (EV-FORM-65). */
export async function readTeachersAndRoles(
  reader: Reader,
  eventId: string,
): Promise<{ roles: Role[]; teacherIds: string[] }> {
  const { rows } = await reader.execute<{ roles: Role[]; teacherIds: string[] }>(
    sql`select array(select role_name from event_visibility_roles where event_id = ${eventId} order by role_name) as roles,
      array(select t.teacher_id from event_teachers t join profiles p on p.id = t.teacher_id
        where t.event_id = ${eventId} and p.role = any(${teachingRoles()}::text[]) order by t.teacher_id) as "teacherIds"`,
  )
  return rows[0] ?? { roles: [], teacherIds: [] }
}

/** What an event holds: people with a place or in the line, seats in between, money that was not given back (EV-ADMIN-30). */
export async function readHoldings(reader: Reader, eventId: string): Promise<Holdings> {
  const { status, paidCents, refundStatus } = eventEnrollments
  const [found] = await reader
    .select({
      active: sql<number>`(count(*) filter (where ${status} in ('enrolled', 'waitlisted')))::int`,
      // A checkout that is open somewhere may still bring money for a hold that ended.
      held: sql<number>`(count(*) filter (where ${status} in ('reserved', 'offered')))::int
        + (select count(*) from event_payments p where p.event_id = ${eventId} and p.status in ('opening', 'open'))::int`,
      // Money that is still on its way back would lose its trace.
      paidNotRefunded: sql<number>`(count(*) filter (where ${paidCents} > 0 or ${refundStatus} in ('pending', 'failed')))::int`,
    })
    .from(eventEnrollments)
    .where(eq(eventEnrollments.eventId, eventId))
  return found ?? { active: 0, held: 0, paidNotRefunded: 0 }
}

/** Whose role lets them be a teacher of an event (EV-FORM-35). */
export const teachingRoles = () => sql.param([...rolesThatHold('editEvents')])
