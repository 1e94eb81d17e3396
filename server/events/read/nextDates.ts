import type { Asker } from '@bewezen/domain/access/gate.ts'
import { liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { listedFor, visibleTo } from './visible.ts'

type Row = Omit<NextDate, 'startAt' | 'endAt'> & Record<'startAt' | 'endAt', Date | string>

/** The next three dates on which somebody has or awaits a place, else the next one that they may see: one query (SH-TODAY-04). */
export async function readNextDates(reader: Reader, person: Asker): Promise<NextDate[]> {
  const columns = sql`d.id, d.starts_at, d.ends_at, e.slug, e.title, e.venue_name, e.image_url, e.timezone`
  const isOn = sql`d.status = 'scheduled' and e.status <> 'cancelled'`
  const { rows } = await reader.execute<Row>(sql`
    with own as (
      select ${columns}, n.status as own
      from event_enrollments n join event_dates d on d.id = n.date_id join events e on e.id = d.event_id
      where n.user_id = ${person.id}::uuid and n.status = any(${sql.param([...liveStatuses])}::text[])
        and ${isOn} and d.ends_at > app_now() and ${visibleTo(person)}
      order by d.starts_at, d.id limit 3
    ), other as (
      select ${columns}, null as own
      from event_dates d join events e on e.id = d.event_id
      where not exists (select 1 from own) and ${isOn} and d.starts_at > app_now() and ${listedFor(person)}
      order by d.starts_at, d.id limit 1
    )
    select id, slug, title, venue_name as "venueName", image_url as "imageUrl", timezone as zone, starts_at as "startAt", ends_at as "endAt", own
    from (select * from own union all select * from other) found order by starts_at, id`)
  return rows.map(({ startAt, endAt, ...row }) => ({ ...row, startAt: iso(startAt), endAt: iso(endAt) }))
}

const iso = (moment: Date | string): string => new Date(moment).toISOString()
