import type { Asker } from '@bewezen/domain/access/gate.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { visibleTo } from '../read/visible.ts'
import type { CalendarDate } from './calendarText.ts'

type Row = Omit<CalendarDate, 'startsAt' | 'endsAt' | 'updatedAt'> &
  Record<'startsAt' | 'endsAt' | 'updatedAt', Date | string>

/** The event is `e`, the date `d`. The sequence grows with every save of the event and with every move of the date. */
const columns = sql`d.id, e.slug, e.title, e.description, e.type, e.venue_name as "venueName",
  e.venue_address as "venueAddress", e.is_recurring as "isRecurring", d.starts_at as "startsAt", d.ends_at as "endsAt",
  e.updated_at as "updatedAt"`
const saves = sql`e.version - 1 + d.changes`
const isOff = sql`(d.status = 'cancelled' or e.status = 'cancelled')`

/**
 * The date that the page of an event shows, for its file: the one that is named, else the next, else the last. Null when
 * there is none that the reader may see, and when it does not take place (EV-LINK-08, EV-LINK-10, EV-ROUTE-18).
 */
export async function readShownDate(
  reader: Reader,
  { slug, named, asker }: { slug: string; named: string | null; asker: Asker | null },
): Promise<CalendarDate | null> {
  const comes = sql`d.status = 'scheduled' and d.starts_at >= app_now()`
  const { rows } = await reader.execute<Row>(sql`
    select ${columns}, (${saves})::int as sequence, ${isOff} as "isCancelled"
    from events e join event_dates d on d.event_id = e.id
    where e.slug = ${slug.toLowerCase()} and ${visibleTo(asker)}
    order by d.id is not distinct from ${named}::uuid desc, ${comes} desc,
      case when ${comes} then d.starts_at end, d.starts_at desc limit 1`)
  const [date] = rows.map(toDate)
  return date && !date.isCancelled ? date : null
}

/** So many dates a calendar holds at most, the latest. */
const most = 1_000

/**
 * The dates on which somebody has a seat, and those to come on which they had one or which were called off: a calendar
 * that took them over must hear of it. Each time that somebody leaves or comes back is a newer version; handing a place on
 * is leaving (EV-MORE-35).
 */
export async function readOwnDates(reader: Reader, owner: Asker): Promise<CalendarDate[]> {
  const which = sql`(own.going or (d.ends_at > app_now() and ${visibleTo(owner)}))`
  return (await ownDates(reader, { whose: sql`user_id = ${owner.id}`, which })).map(({ date }) => date)
}

/** One date on which somebody has a seat, or had one, for the mail that tells of it; null when they never had one. */
export async function readOwnDate(reader: Reader, personId: string, dateId: string): Promise<CalendarDate | null> {
  const whose = sql`user_id = ${personId} and date_id = ${dateId}`
  const [own] = await ownDates(reader, { whose, which: sql`true` })
  return own?.date ?? null
}

/** The dates of one event of everybody who has or had a seat on them, in one query. */
export const readDatesOfAll = (reader: Reader, eventId: string): Promise<OwnDate[]> =>
  ownDates(reader, { whose: sql`event_id = ${eventId} and user_id is not null`, which: sql`true`, limit: null })

type OwnDate = { personId: string; date: CalendarDate }
type Which = { whose: SQL; which: SQL; limit?: number | null }

async function ownDates(reader: Reader, { whose, which, limit = most }: Which): Promise<OwnDate[]> {
  const { rows } = await reader.execute<Row & { personId: string }>(sql`
    with own as (
      select user_id, date_id, bool_or(stays) as going, count(*) - 1 + count(*) filter (where not stays) as turns
      from (select user_id, date_id, status = 'enrolled' or (kept_until is not null and kept_until > app_now()) as stays
        from (select user_id, event_id, date_id, status, kept_until from event_enrollments
            where payment_status = 'completed'
          union all select t.holder_id, n.event_id, n.date_id, 'transferred', null from event_transfers t
            join event_enrollments n on n.id = t.enrollment_id where t.state = 'done') had
        where ${whose}) places
      group by user_id, date_id
    )
    select own.user_id as "personId", ${columns}, (${saves} + own.turns)::int as sequence,
      (${isOff} or not own.going) as "isCancelled"
    from own join event_dates d on d.id = own.date_id join events e on e.id = d.event_id
    where ${which}
    order by d.starts_at desc limit ${limit}::int`)
  return rows.map(({ personId, ...row }) => ({ personId, date: toDate(row) }))
}

const toDate = (row: Row): CalendarDate => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  updatedAt: new Date(row.updatedAt),
})
