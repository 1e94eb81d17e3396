import type { DeskDate, DeskEvent } from '@bewezen/domain/events/desk.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { preparedSql } from '../../base/database/prepared.ts'
import { refuse } from '../../base/refuse.ts'

type Moment = Date | string
export type DateRow = Omit<DeskDate, 'startAt' | 'endAt' | 'closesAt' | 'freeUntil'> &
  Record<'startAt' | 'endAt' | 'closesAt', Moment> & { freeUntil: Moment | null }
export type EventRow = Omit<DeskEvent, 'startDate' | 'priceCents' | 'date'> & {
  startDate: Moment
  priceCents: number | string | null
}

/** What the dashboard tells of an event, of the table as `e`; never its meeting address. */
export const eventColumns = sql`e.id, e.slug, e.title, e.description, e.type, e.image_url as "imageUrl",
  e.timezone as zone, e.start_date as "startDate", e.recurrence_pattern as pattern, e.is_live as "isLive", e.status,
  e.visibility_policy as policy, e.is_paid as "isPaid", e.price_cents as "priceCents", e.price_currency as currency,
  e.min_participants as "minParticipants", e.version`

/** Of a date, of the table as `d`, with the kept numbers of its seats. */
export const dateColumns = sql`d.id, d.starts_at as "startAt", d.ends_at as "endAt", d.status, d.seats, d.taken,
  d.waiting, d.closes_at as "closesAt", d.free_until as "freeUntil"`

/** The next date of the event `e`, else its last, as one row of JSON (EV-ADMIN-26). */
export const nextDate: SQL = sql`(select row_to_json(n) from (
  select ${dateColumns} from event_dates d where d.event_id = e.id
  order by d.ends_at >= app_now() and d.status = 'scheduled' desc,
    case when d.ends_at >= app_now() then d.starts_at end, d.starts_at desc limit 1) n)`

export const toDate = (row: DateRow): DeskDate => ({
  ...row,
  startAt: iso(row.startAt),
  endAt: iso(row.endAt),
  closesAt: iso(row.closesAt),
  freeUntil: row.freeUntil === null ? null : iso(row.freeUntil),
})

export const toEvent = ({ date, ...row }: EventRow & { date: DateRow }): DeskEvent => ({
  ...row,
  startDate: iso(row.startDate),
  priceCents: row.priceCents === null ? null : Number(row.priceCents),
  date: toDate(date),
})

const deskEvent = preparedSql<EventRow & { date: DateRow; hasDate: boolean; dates: number }>(
  'event of the desk',
  sql`select ${eventColumns}, ${nextDate} as date,
      ${sql.placeholder('dateId')}::uuid is null or exists (select 1 from event_dates d
        where d.event_id = e.id and d.id = ${sql.placeholder('dateId')}::uuid) as "hasDate",
      (select count(*)::int from event_dates d where d.event_id = e.id) as dates
    from events e where e.id = ${sql.placeholder('eventId')}`,
)

/** One event of the dashboard with a date that it has, or the event as a whole; refuses what is not there. */
export async function openDeskEvent(reader: Reader, eventId: string, dateId: string | null) {
  const [row] = await deskEvent(reader, { eventId, dateId })
  return row?.hasDate ? { ...toEvent(row), dates: row.dates } : refuse('EVENT_NOT_FOUND')
}

const iso = (moment: Moment): string => new Date(moment).toISOString()
