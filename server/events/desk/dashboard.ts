import { events as contract } from '@bewezen/domain/events/contract.ts'
import { sql } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { type DateRow, dateColumns, type EventRow, eventColumns, nextDate, toDate, toEvent } from './rows.ts'

type Row = EventRow & { date: DateRow; dates: DateRow[]; venueName: string | null; now: Date | string }

/** One event with all its dates, in one query (EV-ADMIN-09, EV-ADMIN-26). */
export const dashboard = serve(contract.dashboard, async ({ db }, { eventId }) => {
  const { rows } = await db.execute<Row>(sql`
    select ${eventColumns}, e.venue_name as "venueName", ${nextDate} as date, app_now() as now,
      (select json_agg(s order by s."startAt") from (
        select ${dateColumns} from event_dates d where d.event_id = e.id) s) as dates
    from events e where e.id = ${eventId}`)
  const [row] = rows
  if (!row) return refuse('EVENT_NOT_FOUND')
  const { venueName, dates, now, ...event } = row
  return { now: new Date(now).toISOString(), event: { ...toEvent(event), venueName, dates: dates.map(toDate) } }
})
