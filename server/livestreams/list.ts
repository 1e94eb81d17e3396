import { isDay, plusDays } from '@bewezen/domain/base/days.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { livestreams as contract, streamsPerPage } from '@bewezen/domain/livestreams/contract.ts'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { readPage } from './page.ts'
import { readStream, viewerOf } from './rows.ts'
import { livestreams, seenWith } from './tables.ts'

/** The streams that the viewer sees, the newest start first, and the live one apart (LIVE-LIST-02, LIVE-LIST-15, LIVE-LIST-19). */
export const list = serve(contract.list, (ctx, { from }) => readPage(ctx.db, { viewer: viewerOf(ctx), from }))

/** What the server's clock says (LIVE-MORE-77). */
export const clock = serve(contract.clock, async (ctx) => ({ now: (await readNow(ctx.db)).toISOString() }))

/** One of them; NOT_FOUND alike for unknown and not theirs to see (LIVE-MORE-21). */
export const read = serve(contract.read, async (ctx, { id }) => {
  const viewer = viewerOf(ctx)
  const which = and(eq(livestreams.id, id), seenWith(viewer.asker?.role ?? null))
  return (await readStream(ctx.db, viewer, { which, now: await readNow(ctx.db) })) ?? refuse('NOT_FOUND')
})

/** Those of one day in the house's zone, for its audience (LIVE-MORE-20). */
export const onDay = serve(contract.onDay, async (ctx, { day }) => ({ livestreams: await streamsOn(ctx, day) }))

/** The streams of a day that whoever asks may see, in one query; none for what is no day. */
export async function streamsOn(ctx: Ctx, day: string) {
  const begin = isDay(day) ? fromWallTime(`${day}T00:00`) : null
  const end = begin === null ? null : fromWallTime(`${plusDays(day, 1)}T00:00`)
  if (begin === null || end === null) return []
  const { asker } = viewerOf(ctx)
  const found = await ctx.db
    .select({
      id: livestreams.id,
      title: livestreams.title,
      startTime: livestreams.startTime,
      isActive: livestreams.isActive,
    })
    .from(livestreams)
    .where(
      and(
        seenWith(asker?.role ?? null),
        gte(livestreams.startTime, new Date(begin)),
        lt(livestreams.startTime, new Date(end)),
      ),
    )
    .orderBy(asc(livestreams.startTime), asc(livestreams.id))
    .limit(streamsPerPage)
  return found.map((one) => ({ ...one, startTime: one.startTime.toISOString() }))
}

/** How many there are, and nothing else (LIVE-STATS-01, LIVE-STATS-02, X3-CALL-32). */
export const statistics = serve(contract.statistics, async (ctx) => {
  const [counted] = await ctx.db
    .select({
      total: sql<number>`count(*)::int`,
      live: sql<number>`count(*) filter (where ${livestreams.isActive})::int`,
      upcoming: sql<number>`count(*) filter (where not ${livestreams.isActive} and ${livestreams.startTime} > app_now())::int`,
      past: sql<number>`count(*) filter (where not ${livestreams.isActive} and ${livestreams.startTime} <= app_now())::int`,
    })
    .from(livestreams)
  return counted ?? { total: 0, live: 0, upcoming: 0, past: 0 }
})
