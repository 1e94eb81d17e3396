import type { Asker } from '@bewezen/domain/access/gate.ts'
import { sql } from 'drizzle-orm'
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
 * that took them over must hear of it. Each time that somebody leaves or comes back is a newer version.
 */
export async function readOwnDates(reader: Reader, owner: Asker): Promise<CalendarDate[]> {
  const { rows } = await reader.execute<Row>(sql`
    with own as (
      select date_id, bool_or(stays) as going, count(*) - 1 + count(*) filter (where not stays) as turns
      from (select date_id, status = 'enrolled' or (kept_until is not null and kept_until > app_now()) as stays
        from event_enrollments where user_id = ${owner.id} and payment_status = 'completed') places
      group by date_id
    )
    select ${columns}, (${saves} + own.turns)::int as sequence, (${isOff} or not own.going) as "isCancelled"
    from own join event_dates d on d.id = own.date_id join events e on e.id = d.event_id
    where (own.going or (d.ends_at > app_now() and ${visibleTo(owner)}))
    order by d.starts_at desc limit ${most}`)
  return rows.map(toDate)
}

const toDate = (row: Row): CalendarDate => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  updatedAt: new Date(row.updatedAt),
})
