import { events as contract } from '@bewezen/domain/events/contract.ts'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { profiles } from '../../profile/tables.ts'
import { readHoldings, readTeachersAndRoles, teachingRoles } from '../openEvent.ts'
import { eventDates, events } from '../tables.ts'
import { formOf } from './eventRow.ts'

/** An event as the form shows it, for whoever edits events (EV-ROLE-13, EV-ROLE-15). */
export const form = serve(contract.form, (ctx, { eventId }) =>
  ctx.transaction(async (tx, now) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId))
    if (!event) refuse('EVENT_NOT_FOUND')
    const { active, held, paidNotRefunded } = await readHoldings(tx, eventId)
    const [fullest] = await tx
      .select({ taken: sql<number>`coalesce(max(${eventDates.taken}), 0)::int` })
      .from(eventDates)
      .where(and(eq(eventDates.eventId, eventId), gt(eventDates.endsAt, now)))
    return {
      form: formOf(event, await readTeachersAndRoles(tx, eventId)),
      slug: event.slug,
      version: event.version,
      status: event.status,
      taken: fullest?.taken ?? 0,
      active: active + held,
      hasPaid: held > 0 || paidNotRefunded > 0,
    }
  }),
)

/** Who can be a teacher (EV-CALL-06). */
export const teachers = serve(contract.teachers, (ctx) =>
  ctx.db
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(and(sql`${profiles.role} = any(${teachingRoles()}::text[])`, isNull(profiles.hiddenAt)))
    .orderBy(asc(profiles.firstName), asc(profiles.lastName), asc(profiles.id)),
)
