import type { Asker } from '@bewezen/domain/access/gate.ts'
import { liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import type { CalendarEvent, EventDate, EventViewer } from '@bewezen/domain/events/reading.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

type Moment = Date | string
type About = Omit<CalendarEvent, 'dates' | 'tiersFrom' | 'opensForAll' | 'priceCents'> & {
  tiersFrom: Moment | null
  opensForAll: Moment | null
  priceCents: number | string | null
}

/** What every read of events tells about one, of the table as `e`. */
export const aboutColumns = sql`e.id, e.slug, e.title, e.type, e.venue_name as "venueName", e.image_url as "imageUrl",
  e.timezone as zone, e.is_paid as "isPaid", e.price_cents as "priceCents", e.price_currency as currency,
  e.start_inschrijving as "tiersFrom", e.enroll_open_at as "opensForAll", e.status = 'cancelled' as "isCancelled",
  e.is_recurring as "isRecurring", e.is_live as "isLive"`

/** A row as it travels; nothing that is not named here leaves. Written out, since a month has hundreds: spreading costs more than all else. */
export const toAbout = (row: About): Omit<CalendarEvent, 'dates'> => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  type: row.type,
  venueName: row.venueName,
  imageUrl: row.imageUrl,
  zone: row.zone,
  isPaid: row.isPaid,
  priceCents: row.priceCents === null ? null : Number(row.priceCents),
  currency: row.currency,
  tiersFrom: iso(row.tiersFrom),
  opensForAll: iso(row.opensForAll),
  isCancelled: row.isCancelled,
  isRecurring: row.isRecurring,
  isLive: row.isLive,
})

type DateRow = {
  id: string
  eventId: string
  startAt: Moment
  endAt: Moment
  closesAt: Moment
  dateFreeUntil: Moment | null
  isCancelled: boolean
  movedFrom: string | null
  taken: number
  max: number | null
  waiting: number
  own: OwnRow | null
}
type OwnRow = Omit<NonNullable<EventDate['own']>, 'heldUntil' | 'freeUntil'> & {
  heldUntil: string | null
  freeUntil: string | null
}

/**
 * The dates of a query with the kept numbers of their seats and the asker's own place, of the table as `d`: nothing is
 * counted but, for somebody who waits, who came before them (EV-CALL-10, EV-CALL-14, EV-WAIT-07).
 */
export const dateColumns = (asker: Asker | null): SQL => sql`d.id, d.event_id as "eventId", d.starts_at as "startAt",
  d.ends_at as "endAt", d.closes_at as "closesAt", d.free_until as "dateFreeUntil",
  d.status = 'cancelled' as "isCancelled", d.moved_from::text as "movedFrom", d.taken, d.seats as max, d.waiting, ${ownPlace(asker)} as own`

const ownPlace = (asker: Asker | null): SQL =>
  asker
    ? sql`(select json_build_object('id', n.id, 'status', n.status, 'payment', n.payment_status,
        'place', case when n.status = 'waitlisted' then (select count(*) from event_enrollments w
          where w.date_id = n.date_id and w.status = 'waitlisted' and w.came <= n.came) end,
        'heldUntil', case when n.status = 'reserved' then n.hold_expires_at when n.status = 'offered' then n.offered_until end,
        'freeUntil', n.free_until, 'mayLeaveFreely', n.may_leave_freely,
        'paidCents', case when n.is_transferred then 0 else n.paid_cents end,
        'isTransferred', n.is_transferred)
      from event_enrollments n where n.date_id = d.id and n.user_id = ${asker.id}::uuid
        and n.status = any(${sql.param([...liveStatuses])}::text[]))`
    : sql`null::json`

export const toDate = (row: DateRow): EventDate => ({
  id: row.id,
  startAt: sure(row.startAt),
  endAt: sure(row.endAt),
  closesAt: sure(row.closesAt),
  freeUntil: iso(row.dateFreeUntil),
  isCancelled: row.isCancelled,
  movedFrom: row.movedFrom,
  taken: row.taken,
  max: row.max,
  // While somebody waits, no seat is free for anybody else (EV-WAIT-06).
  spotsLeft: row.max === null ? null : row.waiting > 0 ? 0 : Math.max(0, row.max - row.taken),
  own: row.own && { ...row.own, heldUntil: iso(row.own.heldUntil), freeUntil: iso(row.own.freeUntil) },
})

/** The dates that a condition picks, by start. */
export async function readDates(reader: Reader, asker: Asker | null, where: SQL): Promise<DateRow[]> {
  const { rows } = await reader.execute<DateRow>(
    sql`select ${dateColumns(asker)} from event_dates d where ${where} order by d.starts_at, d.id`,
  )
  return rows
}

/** The moment, and who looks, in one query. */
export async function readLook(
  reader: Reader,
  asker: Asker | null,
): Promise<{ now: string; viewer: EventViewer | null }> {
  const { rows } = await reader.execute<{ now: Moment; isTop5: boolean | null }>(
    sql`select app_now() as now, (select top_5 from profiles where id = ${asker?.id ?? null}::uuid) as "isTop5"`,
  )
  const [row] = rows
  return {
    now: sure(row?.now ?? Number.NaN),
    viewer: asker && { role: asker.role, isTop5: row?.isTop5 ?? false, entitled: asker.entitled },
  }
}

/**
 * A moment as it travels. A server in UTC writes it all but so: reading hundreds of them as dates and writing them again
 * costs more than all else that is done with a month.
 */
function sure(moment: Moment | number): string {
  if (typeof moment === 'string' && moment.endsWith('+00') && moment[10] === ' ')
    return `${moment.slice(0, 10)}T${moment.slice(11, 19)}.${moment.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
  return (moment instanceof Date ? moment : new Date(moment)).toISOString()
}
const iso = (moment: Moment | null): string | null => (moment === null ? null : sure(moment))

export type { About, DateRow }
