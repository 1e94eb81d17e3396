import { sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { listedFor } from './read/visible.ts'
import { eventText } from './tables.ts'

const title = sql`e.title`
const words = wordsOf(
  eventText({
    title,
    venueName: sql`e.venue_name`,
    venueAddress: sql`e.venue_address`,
    description: sql`e.description`,
  }),
)
/** As `locationOf` says it. */
const where = sql`case when e.type = 'digitaal' then 'Online'
  else nullif(concat_ws(', ', nullif(e.venue_name, ''), nullif(e.venue_address, '')), '') end`
/** The next date that takes place, else the last one. */
const nextStart = sql`(select d.starts_at from event_dates d where d.event_id = e.id
  order by (d.status = 'scheduled' and d.starts_at >= app_now()) desc,
    case when d.starts_at >= app_now() then d.starts_at end, d.starts_at desc limit 1)`

/**
 * The events of everybody's own calendar, by title, place and text: what is offline, or not for the asker, is not found
 * (SH-NAV-05, EV-VIS-15). What is over stands behind what is to come.
 */
export const eventBranch: SearchBranch = {
  kind: 'event',
  // Who is leaving, or lacks the second factor of their role, finds what visitors find.
  select: ({ query, asker, may }) => sql`select id, title, detail, body, at, place,
      (rank * case when at >= app_now() then 1 else 0.5 end)::float8 as weight from (
        select e.id::text as id, e.title as title, ${where} as detail, e.description as body, ${nextStart} as at,
          jsonb_build_object('slug', e.slug) as place,
          ts_rank(${wordsOf(title)}, ${query}) * 2 + ts_rank(${words}, ${query}) as rank
        from events e where ${words} @@ ${query} and ${listedFor(may('useOwnAccount') ? asker : null)}
      ) found`,
  path: ({ slug = '' }) => `/events/${slug}`,
}
