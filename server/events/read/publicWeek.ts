import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { weekdayOf } from '@bewezen/domain/events/month.ts'
import type { PublicWeek } from '@bewezen/domain/site/contract.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { listedFor } from './visible.ts'

/** How far ahead a week is looked for, and how many dates are read for it at most. */
const [daysAhead, most] = [56, 100]

type Row = { slug: string; title: string; type: string; zone: string } & Record<
  'startAt' | 'endAt' | 'now',
  Date | string
>

/**
 * The first week from this one on in which something is still to come, as every visitor sees it: one query. Null when
 * nothing comes (MKT-MORE-04).
 */
export async function readPublicWeek(reader: Reader): Promise<PublicWeek | null> {
  const { rows } = await reader.execute<Row>(sql`
    select e.slug, e.title, e.type, e.timezone as zone, d.starts_at as "startAt", d.ends_at as "endAt", app_now() as now
    from event_dates d join events e on e.id = d.event_id
    where d.starts_at between app_now() - interval '7 days' and app_now() + make_interval(days => ${daysAhead}::int)
      and d.status = 'scheduled' and e.status <> 'cancelled' and ${listedFor(null)}
    order by d.starts_at, d.id limit ${most}`)
  const found = rows.map(({ slug, title, type, zone, startAt, endAt, now }) => ({
    slug,
    title,
    isOnline: type === 'digitaal',
    day: dayOf(new Date(startAt), zone),
    startAt: new Date(startAt).toISOString(),
    zone,
    isPast: new Date(endAt) <= new Date(now),
  }))
  const next = found.find(({ isPast }) => !isPast)
  if (!next || !rows[0]) return null
  const monday = plusDays(next.day, -weekdayOf(next.day))
  return {
    monday,
    today: dayOf(new Date(rows[0].now)),
    events: found.filter(({ day }) => day >= monday && day < plusDays(monday, 7)),
  }
}
