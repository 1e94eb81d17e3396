import type { AuditLine } from '@bewezen/domain/access/adminContract.ts'
import { actionsOf } from '@bewezen/domain/access/audit.ts'
import { access } from '@bewezen/domain/access/contract.ts'
import { perPage } from '@bewezen/domain/access/people.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { peopleLike } from './findPeople.ts'
import { instantOf } from './peopleRows.ts'

type Name = { first: string | null; last: string | null; username: string | null }
type Row = {
  id: string
  at: Date | string
  action: string
  actor_id: string | null
  subject_id: string | null
  reason: string | null
  old_value: string | null
  new_value: string | null
  actor: Name | null
  subject: Name | null
}

const nameOf = (alias: string) =>
  sql.raw(`case when ${alias}.id is not null then
    json_build_object('first', ${alias}.first_name, 'last', ${alias}.last_name, 'username', ${alias}.username) end`)

/** The first moment of a day in Amsterdam. */
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Amsterdam')`
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Amsterdam')`
/** When the line stands that a page begins after. */
const placeOf = (id: string) => sql`(select at from audit_log where id = ${id})`

/** The log, newest first, 50 at a time: by who acted or was acted upon, by kind, and by day (ADM-PANEL-20, ADM-MORE-46). */
export const auditLog = serve(access.auditLog, async (ctx, { search, kind, from, to, before }) => {
  const wanted = [
    search.trim() === ''
      ? null
      : sql`exists (select 1 from ${peopleLike(search)} f where f.id in (l.actor_id, l.subject_id))`,
    kind === '' ? null : sql`l.action = any(${sql.param(actionsOf(kind))}::text[])`,
    from === '' ? null : sql`l.at >= ${startOf(from)}`,
    to === '' ? null : sql`l.at < ${endOf(to)}`,
    before === undefined ? null : sql`(l.at < ${placeOf(before)} or (l.at = ${placeOf(before)} and l.id > ${before}))`,
  ].filter((one) => one !== null)
  const where = wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
  const { rows } = await ctx.db.execute<Row>(
    sql`select l.*, ${nameOf('a')} as actor, ${nameOf('s')} as subject from audit_log l
      left join profiles a on a.id = l.actor_id left join profiles s on s.id = l.subject_id
      where ${where} order by l.at desc, l.id limit ${perPage + 1}`,
  )
  return { lines: rows.slice(0, perPage).map(toLine), hasMore: rows.length > perPage }
})

const toLine = (row: Row): AuditLine => ({
  id: row.id,
  at: instantOf(row.at) ?? '',
  action: row.action,
  actor: toPerson(row.actor_id, row.actor),
  subject: toPerson(row.subject_id, row.subject),
  reason: row.reason,
  oldValue: row.old_value,
  newValue: row.new_value,
})

/** A subject that is no person, such as a message, and a person who is gone, have no name. */
const toPerson = (id: string | null, name: Name | null) =>
  id === null
    ? null
    : { id, name: name && displayName({ firstName: name.first, lastName: name.last, username: name.username }) }
