import { events as contract } from '@bewezen/domain/events/contract.ts'
import { type DeskFilter, deskFilters, deskPage } from '@bewezen/domain/events/desk.ts'
import { type SQL, sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import { serve } from '../../base/serve.ts'
import { type DateRow, type EventRow, eventColumns, nextDate, toEvent } from './rows.ts'

type Row = EventRow & { date: DateRow; isBefore: boolean }

/** All events, live or not, by start: a window of them and how many there are, in two queries (EV-ADMIN-01, EV-ADMIN-19, EV-ADMIN-27). */
export const overview = serve(contract.overview, async ({ db }, { search, filters, before, after }) => {
  const wanted = sql`${titled(search)} and ${shown(filters)}`
  const place = before ?? after
  const anchor = place
    ? sql`(select a.start_date, a.id from events a where a.id = ${place})`
    : sql`(select app_now(), '00000000-0000-0000-0000-000000000000'::uuid)`
  const side = (isBefore: boolean, most: number): SQL => sql`(
    select ${eventColumns}, ${nextDate} as date, ${isBefore}::boolean as "isBefore" from events e
    where (e.start_date, e.id) ${isBefore ? sql`<` : sql`>`} ${anchor} and ${wanted}
    order by ${isBefore ? sql`e.start_date desc, e.id desc` : sql`e.start_date, e.id`} limit ${most === 0 ? 0 : most + 1})`
  const { rows } = await db.execute<Row>(
    sql`${side(true, after ? 0 : deskPage.most)} union all ${side(false, before ? 0 : deskPage.most)}`,
  )
  const sides = { before: rows.filter((row) => row.isBefore), after: rows.filter((row) => !row.isBefore) }
  // Where nothing is to come, the list begins at its end.
  const most = before || sides.after.length === 0 ? deskPage.most : deskPage.before
  const counts = await db.execute<{ found: number; total: number }>(
    sql`select (count(*) filter (where ${wanted}))::int as found, count(*)::int as total from events e`,
  )
  return {
    now: (await readNow(db)).toISOString(),
    events: [...sides.before.slice(0, most).toReversed(), ...sides.after.slice(0, deskPage.most)].map(
      ({ isBefore: _, ...row }) => toEvent(row),
    ),
    hasBefore: sides.before.length > most,
    hasAfter: sides.after.length > deskPage.most,
    found: counts.rows[0]?.found ?? 0,
    total: counts.rows[0]?.total ?? 0,
  }
})

const titled = (search: string): SQL =>
  search.trim() === ''
    ? sql`true`
    : sql`fold_name(e.title) like '%' || fold_name(${search.trim().replace(/[\\%_]/g, '\\$&')}) || '%'`

const isComing = sql`exists (select 1 from event_dates c where c.event_id = e.id and c.ends_at >= app_now())`
const conditions: Record<DeskFilter, SQL> = {
  coming: sql`(e.is_live and ${isComing})`,
  past: sql`(e.is_live and not ${isComing})`,
  offline: sql`not e.is_live`,
}

/** All three together, and none, leave nothing out. */
const shown = (filters: readonly DeskFilter[]): SQL => {
  const chosen = deskFilters.filter((one) => filters.includes(one))
  if (chosen.length === 0 || chosen.length === deskFilters.length) return sql`true`
  return sql`(${sql.join(
    chosen.map((one) => conditions[one]),
    sql` or `,
  )})`
}
