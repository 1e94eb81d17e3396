import { type LeaderboardGroup, leaderboardGroup } from '@bewezen/domain/access/leaderboardGroup.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { faceInSql } from './tables.ts'

export const placesPerPage = 50

type Row = Face & {
  role: string
  points: number
  /** How many have more points than the first of the page. */
  ahead: number
  /** How many with as many points stand on an earlier page. */
  tiedBefore: number
}

/** The ranking of a group, from the highest score down, and one's own place in it (SH-RANK-01, SH-RANK-02, SH-CALL-19). */
export const ranking = serve(profile.ranking, async (ctx, { group, afterPoints, afterId }) => {
  const after = afterPoints !== undefined && afterId ? { points: afterPoints, id: afterId } : null
  const { rows } = await ctx.db.execute<Row>(pageQuery(group, after))
  return {
    places: ranked(rows.slice(0, placesPerPage)),
    hasMore: rows.length > placesPerPage,
    own: await ownPlace(ctx.db, group, ctx.person.id),
  }
})

/** The first places of the group in which somebody stands, and their own; whoever is ranked nowhere looks at the members. */
export async function readTop(db: Db, { id, role }: { id: string; role: string | null }, places: number) {
  const group = leaderboardGroup(role) ?? 'student'
  const [{ rows }, own] = await Promise.all([db.execute<Row>(pageQuery(group, null, places)), ownPlace(db, group, id)])
  return { places: ranked(rows.slice(0, places)), own }
}

/**
 * Bounded above as well, by the most that the column holds: of points it does not know PostgreSQL expects a third of the
 * group to stand higher, for which it may read the whole table, and of a range only few, for which it takes the index.
 */
const isAhead = (theirs: SQL, own: SQL): SQL => sql`${theirs} > ${own} and ${theirs} <= 2147483647`

/** A page with one row more; how many stand before it is counted once, for its first row. */
export const pageQuery = (
  group: LeaderboardGroup,
  after: { points: number; id: string } | null,
  places: number = placesPerPage,
): SQL => sql`
  with page as (
    select user_id, total_points from leaderboard_points where group_type = ${group} ${
      after
        ? sql`
      and total_points <= ${after.points} and (total_points < ${after.points} or user_id > ${after.id})`
        : sql``
    }
    order by total_points desc nulls last, user_id limit ${places + 1}
  ), first as materialized (
    select (select count(*)::int from leaderboard_points where group_type = ${group}
        and ${isAhead(sql`total_points`, sql`top.total_points`)}) as ahead,
      (select count(*)::int from leaderboard_points where group_type = ${group}
        and total_points = top.total_points and user_id < top.user_id) as "tiedBefore"
    from (select * from page order by total_points desc, user_id limit 1) top
  )
  select ${sql.raw(faceInSql('p'))}, p.role, page.total_points as points,
    first.ahead, first."tiedBefore"
  from page join profiles p on p.id = page.user_id cross join first
  order by page.total_points desc, page.user_id`

export const ownPlaceQuery = (group: LeaderboardGroup, personId: string): SQL => sql`
  select own.total_points as points, (
    select 1 + count(*)::int from leaderboard_points ahead
    where ahead.group_type = ${group} and ${isAhead(sql`ahead.total_points`, sql`own.total_points`)}) as rank
  from leaderboard_points own where own.user_id = ${personId} and own.group_type = ${group}`

async function ownPlace(db: Db, group: LeaderboardGroup, personId: string) {
  const { rows } = await db.execute<{ points: number; rank: number }>(ownPlaceQuery(group, personId))
  return rows[0] ?? null
}

/** Equal points share a place (SH-RANK-05), also with the last ones of the page before. */
function ranked(rows: readonly Row[]) {
  let rank = 0
  return rows.map(({ ahead, tiedBefore, ...row }, at) => {
    if (at === 0) rank = ahead + 1
    else if (row.points !== rows[at - 1]?.points) rank = ahead + tiedBefore + at + 1
    return { ...row, rank }
  })
}
