import { type LetterKind, letterAt, letterDay } from '@bewezen/domain/events/letters.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import type { Recipient } from './recipients.ts'

type OfDate = { dateId: string }

/** Everybody who has a place on a date that begins tomorrow, and had it by the moment of the reminder (EV-MORE-66). */
export const whenSoon = (reader: Reader, { dateId }: OfDate): Promise<Recipient[]> => readers(reader, 'soon', dateId)

/** Everybody who had a place on a date that was yesterday (EV-MORE-67). */
export const whenOver = (reader: Reader, { dateId }: OfDate): Promise<Recipient[]> => readers(reader, 'over', dateId)

type Row = { enrolmentId: string; personId: string; since: Date | string; startAt: Date | string; endAt: Date | string }

async function readers(reader: Reader, kind: LetterKind, dateId: string): Promise<Recipient[]> {
  const { rows } = await reader.execute<Row>(sql`
    select n.id as "enrolmentId", n.user_id as "personId", greatest(n.enrolled_at, e.created_at) as since,
      d.starts_at as "startAt", d.ends_at as "endAt"
    from event_enrollments n join event_dates d on d.id = n.date_id join events e on e.id = d.event_id
      join profiles p on p.id = n.user_id and p.hidden_at is null
      join auth_users u on u.id = p.user_id and u.blocked_at is null
    where n.date_id = ${dateId} and ${isStillFor(kind)}`)
  return rows
    .filter((row) => kind === 'over' || new Date(row.since).getTime() < letterAt(kind, momentsOf(row)))
    .map((row) => ({
      enrolmentId: row.enrolmentId,
      personId: row.personId,
      kind,
      day: letterDay(kind, momentsOf(row)),
    }))
}

/** Whether one letter still goes out when its mail is sent: not when the date moved to another day meanwhile, or began. */
export async function isStillWanted(
  reader: Reader,
  kind: LetterKind,
  enrolmentId: string,
  day: string,
): Promise<boolean> {
  const { rows } = await reader.execute<Pick<Row, 'startAt' | 'endAt'>>(sql`
    select d.starts_at as "startAt", d.ends_at as "endAt"
    from event_enrollments n join event_dates d on d.id = n.date_id join events e on e.id = d.event_id
    where n.id = ${enrolmentId} and ${isStillFor(kind)}`)
  const [row] = rows
  return row !== undefined && letterDay(kind, momentsOf(row)) === day
}

/** A place that stands, on a date that takes place and did not begin yet where that matters; and whose person wants letters (EV-MORE-68). */
const isStillFor = (kind: LetterKind): SQL => sql`n.status = 'enrolled' and d.status = 'scheduled'
  and e.status = 'scheduled' and ${kind === 'soon' ? sql`d.starts_at > app_now()` : sql`true`}
  and not exists (select 1 from notification_choices c where c.profile_id = n.user_id and c.about = 'type'
    and c.subject = 'event_letter' and c.wants = 'nothing')`

const momentsOf = ({ startAt, endAt }: Pick<Row, 'startAt' | 'endAt'>) => ({
  startAt: new Date(startAt),
  endAt: new Date(endAt),
})
