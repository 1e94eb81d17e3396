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

/** The log, newest first: by who acted or was acted upon, and by kind (ADM-PANEL-20). */
export const auditLog = serve(access.auditLog, async (ctx, { search, kind, page }) => {
  const wanted = [
    search.trim() === ''
      ? null
      : sql`exists (select 1 from ${peopleLike(search)} f where f.id in (l.actor_id, l.subject_id))`,
    kind === '' ? null : sql`l.action = any(${sql.param(actionsOf(kind))}::text[])`,
  ].filter((one) => one !== null)
  const where = wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
  const { rows } = await ctx.db.execute<Row>(
    sql`select l.*, ${nameOf('a')} as actor, ${nameOf('s')} as subject from audit_log l
      left join profiles a on a.id = l.actor_id left join profiles s on s.id = l.subject_id
      where ${where} order by l.at desc nulls last, l.id limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  const count = await ctx.db.execute<{ total: string | number }>(
    sql`select count(*) as total from audit_log l where ${where}`,
  )
  return { lines: rows.map(toLine), total: Number(count.rows[0]?.total ?? 0) }
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
