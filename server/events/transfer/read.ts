import type { Asker } from '@bewezen/domain/access/gate.ts'
import { openTransferStates } from '@bewezen/domain/events/transfer.ts'
import {
  transferring as contract,
  type DeskTransfer,
  type OwnTransfer,
} from '@bewezen/domain/events/transferContract.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { serve } from '../../base/serve.ts'
import { faceInSql } from '../../profile/tables.ts'

/** A request that something can come of, of the table as `t` with its place as `n`, the date as `d` and the event as `e`. */
const joined = sql`event_transfers t join event_enrollments n on n.id = t.enrollment_id and n.status = 'enrolled'
  join event_dates d on d.id = n.date_id and d.status = 'scheduled' and d.starts_at > app_now()
  join events e on e.id = d.event_id and e.status = 'scheduled'`

const isOpen = sql`t.state = any(${sql.param([...openTransferStates])}::text[])`

/** Nobody of them is leaving (EV-MORE-37). */
export const bothAreHere = sql`not exists (select 1 from profiles q where q.id in (t.holder_id, t.receiver_id) and q.hidden_at is not null)`

const faceOf = (person: SQL) =>
  sql`(select row_to_json(f) from (select ${sql.raw(faceInSql('p'))} from profiles p
    where p.id = ${person} and p.hidden_at is null) f)`

/** What is under way about places on a date for one viewer; nobody else's request is among it (EV-MORE-31, EV-MORE-33). */
export async function readOwnTransfer(
  reader: Reader,
  asker: Asker | null,
  dateId: string,
): Promise<OwnTransfer | null> {
  if (!asker) return null
  const of = sql`${asker.id}::uuid`
  const { rows } = await reader.execute<OwnTransfer>(sql`select
    exists (select 1 from event_enrollments n join event_dates d on d.id = n.date_id join events e on e.id = d.event_id
      where d.id = ${dateId} and n.user_id = ${of} and n.status = 'enrolled' and not n.is_disputed and d.waiting = 0
        and d.status = 'scheduled' and e.status = 'scheduled' and d.starts_at > app_now()) as "mayAsk",
    (select json_build_object('id', t.id, 'state', t.state, 'askedFor', t.asked_for) from ${joined}
      where d.id = ${dateId} and t.holder_id = ${of} and n.user_id = ${of} and ${isOpen}) as own,
    (select json_build_object('id', t.id, 'state', t.state, 'from', ${faceOf(sql`t.holder_id`)}) from ${joined}
      where d.id = ${dateId} and t.receiver_id = ${of} and ${isOpen}
      order by t.state, t.asked_at, t.id limit 1) as offer`)
  return rows[0] ?? null
}

/** Whether an offer still stands when its mail is sent. */
export async function isStillOffered(reader: Reader, receiverId: string, enrolmentId: string): Promise<boolean> {
  const { rows } = await reader.execute(sql`select 1 from ${joined}
    where t.enrollment_id = ${enrolmentId} and t.receiver_id = ${receiverId}::uuid and t.state = 'asked'`)
  return rows.length > 0
}

type Row = Omit<DeskTransfer, 'startAt' | 'answeredAt'> & Record<'startAt' | 'answeredAt', Date | string>

/** What waits for an admin in Deelnemers (EV-MORE-34). */
export const transfers = serve(contract.transfers, async ({ db }, { eventId, dateId = null }) => {
  const { rows } = await db.execute<Row>(sql`select t.id, d.id as "dateId", d.starts_at as "startAt",
      t.answered_at as "answeredAt", ${faceOf(sql`t.holder_id`)} as holder, ${faceOf(sql`t.receiver_id`)} as receiver
    from ${joined} where t.state = 'accepted' and d.event_id = ${eventId} and ${bothAreHere}
      and (${dateId}::uuid is null or d.id = ${dateId}::uuid) order by t.answered_at, t.id`)
  return rows.map((row) => ({
    ...row,
    startAt: new Date(row.startAt).toISOString(),
    answeredAt: new Date(row.answeredAt).toISOString(),
  }))
})
