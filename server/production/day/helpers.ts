import { dateTime } from '@bewezen/domain/base/dates.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { helpsUntil } from '@bewezen/domain/production/helping.ts'
import { displayName, type Named } from '@bewezen/domain/profile/person.ts'
import { and, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { iso, isPerson } from '../kind.ts'
import { eventHelpers } from '../tables.ts'

/** Who helps on which date of an event (EV-MORE-50). */
export const helpers = serve(production.helpers, async ({ db }, { eventId }) => {
  const dates = await db.execute<{ id: string; startAt: Date }>(
    sql`select d.id, d.starts_at as "startAt" from event_dates d where d.event_id = ${eventId} order by d.starts_at, d.id`,
  )
  if (dates.rows.length === 0) return refuse('EVENT_NOT_FOUND')
  const named = await db.execute<Named & { id: string; dateId: string }>(sql`
    select h.date_id as "dateId", p.id, p.first_name as "firstName", p.last_name as "lastName", p.username
    from event_helpers h join event_dates d on d.id = h.date_id
      join profiles p on p.id = h.person_id and p.hidden_at is null
    where d.event_id = ${eventId} order by h.named_at, p.id`)
  return {
    dates: dates.rows.map(({ id, startAt }) => ({ id, startAt: iso(startAt) })),
    helpers: named.rows.map(({ id, dateId, ...person }) => ({ dateId, person: { id, name: displayName(person) } })),
  }
})

/** Sets whether somebody helps on a date; that it was so already is no change (EV-MORE-50). */
export const setHelper = serve(production.setHelper, (ctx, { dateId, personId, on }) =>
  ctx.transaction(async (tx, now) => {
    const { rows } = await tx.execute<{ eventId: string; title: string; zone: string; startAt: Date; endAt: Date }>(sql`
      select e.id as "eventId", e.title, e.timezone as zone, d.starts_at as "startAt",
        d.ends_at as "endAt"
      from event_dates d join events e on e.id = d.event_id where d.id = ${dateId}`)
    const date = rows[0] ?? refuse('NOT_FOUND')
    if (on && iso(now) >= helpsUntil({ endAt: iso(date.endAt) })) refuse('DAY_OVER')
    if (on && !(await isPerson(tx, personId))) refuse('NOT_FOUND')
    const changed = on
      ? await tx
          .insert(eventHelpers)
          .values({ dateId, personId, namedBy: ctx.person.id, namedAt: now })
          .onConflictDoNothing()
          .returning({ id: eventHelpers.personId })
      : await tx
          .delete(eventHelpers)
          .where(and(eq(eventHelpers.dateId, dateId), eq(eventHelpers.personId, personId)))
          .returning({ id: eventHelpers.personId })
    if (changed.length > 0) {
      await writeAudit(tx, {
        actorId: ctx.person.id,
        action: on ? 'helper.named' : 'helper.ended',
        subjectId: personId,
        reason: `${date.title}, ${dateTime(date.startAt, date.zone)}`,
        at: now,
      })
      await record(tx, { kind: 'helper.set', eventId: date.eventId, dateId, helperId: personId })
    }
    return { done: true as const }
  }),
)
