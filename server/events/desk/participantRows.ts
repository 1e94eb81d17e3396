import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

type Moment = Date | string
type Row = Omit<DeskParticipant, 'startAt' | 'enrolledAt' | 'paidCents'> & {
  startAt: Moment
  enrolledAt: Moment
  paidCents: number | string
}

/**
 * Enrolments of whole dates, or of one status: by date, then enrolled, held, waiting and gone, each by when they enrolled,
 * and the waitlist as it is served, with the place of each (EV-PART-03, EV-PART-08, EV-WAIT-02). Health answers are read here
 * and in one's own enrolment only.
 */
export async function readParticipants(reader: Reader, where: SQL, rest: SQL = sql``): Promise<DeskParticipant[]> {
  const { rows } = await reader.execute<Row>(sql`
    select n.id, n.date_id as "occurrenceId", d.starts_at as "startAt", n.enrolled_at as "enrolledAt", n.status,
      n.payment_status as payment, n.paid_cents as "paidCents", n.refund_status as refund, n.is_disputed as "isDisputed",
      case when n.status = 'waitlisted' then
        (row_number() over (partition by n.date_id, n.status order by n.came))::int end as place,
      n.dietary_restrictions as "dietaryRestrictions", n.allergies, n.notes,
      case when p.id is not null then json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
        'username', p.username, 'avatarUrl', p.avatar_url, 'avatarColor', p.avatar_color) end as person
    from event_enrollments n join event_dates d on d.id = n.date_id
      left join profiles p on p.id = n.user_id and p.hidden_at is null
    where ${where}
    order by d.starts_at, d.id, case n.status when 'enrolled' then 0 when 'reserved' then 1 when 'offered' then 1
      when 'waitlisted' then 2 else 3 end,
      case when n.status = 'waitlisted' then n.came end, n.enrolled_at, n.id ${rest}`)
  return rows.map((row) => ({
    ...row,
    paidCents: Number(row.paidCents),
    startAt: new Date(row.startAt).toISOString(),
    enrolledAt: new Date(row.enrolledAt).toISOString(),
  }))
}
