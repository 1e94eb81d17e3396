import { plusDays } from '@bewezen/domain/base/days.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { CalendarEvent } from '@bewezen/domain/events/reading.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../../base/serve.ts'
import { readerOf } from '../../base/snapshot.ts'
import { type About, aboutColumns, type DateRow, dateColumns, readLook, toAbout, toDate } from './rows.ts'
import { listedFor } from './visible.ts'

type Row = DateRow & { event: About }

/** The calendar of a window: one query for its dates, with their events, kept counts and the own places (EV-CALL-02, EV-CALL-05, EV-CALL-09, EV-CALL-10). */
export const calendar = serve(contract.calendar, async (ctx, { from, to }) => {
  const { db } = ctx
  const asker = readerOf(ctx)
  const { viewer } = await readLook(db, asker)
  const { rows } = await db.execute<Row>(inWindow(asker, from, to))
  const events = new Map<string, CalendarEvent>()
  for (const row of rows) {
    const known = events.get(row.eventId)
    if (known) known.dates.push(toDate(row))
    else events.set(row.eventId, Object.assign(toAbout(row.event), { dates: [toDate(row)] }))
  }
  return { viewer, events: [...events.values()] }
})

/**
 * The dates that touch a window. A day more on either side: which day a moment lies on is decided by the clock of each
 * event. The range is that of the index.
 */
export const inWindow = (asker: Parameters<typeof listedFor>[0], from: string, to: string) => {
  const [first, last] = [`${plusDays(from, -1)}T00:00:00Z`, `${plusDays(to, 2)}T00:00:00Z`]
  return sql`select ${dateColumns(asker)}, (select row_to_json(a) from (select ${aboutColumns}) a) as event
    from event_dates d join events e on e.id = d.event_id
    where tstzrange(d.starts_at, d.ends_at, '[]') && tstzrange(${first}::timestamptz, ${last}::timestamptz, '[]')
      and ${listedFor(asker)}
    order by d.starts_at, d.id`
}

/** From when to when there is something to see, and the moment of the answer (EV-CAL-10, EV-CAL-11, EV-CAL-28). */
export const span = serve(contract.span, async (ctx) => {
  const { db } = ctx
  const asker = readerOf(ctx)
  const end = (column: string, order: string) => sql.raw(`order by d.${column} ${order} limit 1`)
  const first = sql`select d.starts_at from event_dates d join events e on e.id = d.event_id
    where ${listedFor(asker)} ${end('starts_at', 'asc')}`
  const last = sql`select d.starts_at from event_dates d join events e on e.id = d.event_id
    where ${listedFor(asker)} ${end('starts_at', 'desc')}`
  const { rows } = await db.execute<{
    now: Date | string
    earliest: Date | string | null
    latest: Date | string | null
  }>(sql`select app_now() as now, (${first}) as earliest, (${last}) as latest`)
  const [row] = rows
  const span =
    row?.earliest && row.latest
      ? { earliest: new Date(row.earliest).toISOString(), latest: new Date(row.latest).toISOString() }
      : null
  return { now: new Date(row?.now ?? Number.NaN).toISOString(), span }
})

/** The descriptions of events that stand in the calendar of the asker. */
export const descriptions = serve(contract.descriptions, async (ctx, { ids }) => {
  const { db } = ctx
  const asker = readerOf(ctx)
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string; description: string }>(
    sql`select e.id, e.description from events e where e.id = any(${sql.param(ids)}::uuid[]) and ${listedFor(asker)}`,
  )
  return rows
})
