import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isoText } from '../../base/database/isoText.ts'
import type { Reader } from '../../base/database/open.ts'

/** Enrolments as `n`, with their date as `d`, their code as `k` and their person as `p`: an account that is leaving has none (EV-DATA-31). */
export const participantTables: SQL = sql`event_enrollments n join event_dates d on d.id = n.date_id
  left join event_discounts k on k.enrollment_id = n.id
  left join profiles p on p.id = n.user_id and p.hidden_at is null`

const face = (table: string): SQL =>
  sql.raw(`case when ${table}.id is not null then json_build_object('id', ${table}.id, 'firstName', ${table}.first_name,
    'lastName', ${table}.last_name, 'username', ${table}.username, 'avatarUrl', ${table}.avatar_url,
    'avatarColor', ${table}.avatar_color) end`)

const iso = (column: string): SQL => sql.raw(isoText(column))

const columns = sql`n.id, n.date_id as "occurrenceId", ${iso('d.starts_at')} as "startAt",
  ${iso('n.enrolled_at')} as "enrolledAt", n.status, n.payment_status as payment, n.paid_cents::float8 as "paidCents",
  n.refunded_cents::float8 as "refundedCents",
  case when n.refund_status in ('pending', 'failed') then (select least(n.refunded_cents, coalesce(sum(y.refunded_cents), 0))
    from event_payments y where y.enrollment_id = n.id) else n.refunded_cents end::float8 as "backCents",
  case when k.code is not null then json_build_object('code', k.code, 'cents', k.discount_cents) end as discount,
  n.refund_status as refund, n.is_disputed as "isDisputed",
  case when n.status = 'waitlisted' then (select count(*)::int from event_enrollments o
    where o.date_id = n.date_id and o.status = 'waitlisted' and o.came <= n.came) end as place,
  n.dietary_restrictions as "dietaryRestrictions", n.allergies, n.notes,
  (select u.email::text from auth_users u where u.id = p.user_id) as email,
  case when n.is_transferred and n.paid_cents > 0 then (select json_build_object('person', ${face('b')})
    from event_payments y left join profiles b on b.id = y.user_id and b.hidden_at is null
    where y.enrollment_id = n.id and y.status = 'paid' limit 1) end as "paidBy",
  ${face('p')} as person`

/** The query of enrolments as admins read them. Health answers are read here and in one's own enrolment only. */
export const participantsQuery = (where: SQL, order: SQL, most: SQL = sql``): SQL =>
  sql`select ${columns} from ${participantTables} where ${where} order by ${order} ${most}`

/** What that query answers. */
export const readParticipants = async (reader: Reader, query: SQL): Promise<DeskParticipant[]> =>
  (await reader.execute<DeskParticipant>(query)).rows
