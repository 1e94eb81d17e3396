import type { OwnProfile, PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../base/database/open.ts'
import { prepared } from '../base/database/prepared.ts'
import { refuse } from '../base/refuse.ts'
import { planInForce } from '../membership/tables.ts'
import { levels } from '../site/tables.ts'
import { awards, awardsEarned, faceColumns, leaderboardPoints, profiles } from './tables.ts'

const id = sql.placeholder('id')

/** Equal points share a place: one more than the number of those with more points (SH-RANK-05). */
const rankOf = sql<number | null>`case when ${leaderboardPoints.userId} is not null then (
  select 1 + count(*)::int from ${leaderboardPoints} ahead
  where ahead.group_type = ${leaderboardPoints.groupType} and ahead.total_points > ${leaderboardPoints.totalPoints}) end`

const publicColumns = {
  ...faceColumns(profiles),
  role: profiles.role,
  points: sql<number>`coalesce(${leaderboardPoints.totalPoints}, ${profiles.points})`,
  rank: rankOf,
  levelNumber: levels.orderIndex,
  levelName: levels.levelName,
  bio: profiles.bio,
  profession: profiles.profession,
  city: profiles.city,
  interests: profiles.interests,
  nutritionIcon: profiles.nutritionIcon,
  sportIcon: profiles.sportIcon,
  interestIcon: profiles.interestIcon,
}

const publicQuery = prepared((db: Db) =>
  db
    .select(publicColumns)
    .from(profiles)
    .leftJoin(leaderboardPoints, eq(leaderboardPoints.userId, profiles.id))
    .leftJoin(levels, eq(levels.id, profiles.levelId))
    // Whoever is going is as missing as who is gone (SH-PROF-18).
    .where(and(eq(profiles.id, id), isNull(profiles.hiddenAt)))
    .prepare('profile_public'),
)

const ownQuery = prepared((db: Db) =>
  db
    .select({ ...publicColumns, daysActive: profiles.daysActive, subscription: planInForce(sql`${profiles.id}`) })
    .from(profiles)
    .leftJoin(leaderboardPoints, eq(leaderboardPoints.userId, profiles.id))
    .leftJoin(levels, eq(levels.id, profiles.levelId))
    .where(eq(profiles.id, id))
    .prepare('profile_own'),
)

const awardsQuery = prepared((db: Db) =>
  db
    .select({
      id: awards.id,
      name: awards.name,
      description: awards.description,
      imageUrl: awards.imageUrl,
      earnedAt: awardsEarned.earnedAt,
    })
    .from(awardsEarned)
    .innerJoin(awards, eq(awards.id, awardsEarned.awardId))
    .where(eq(awardsEarned.profileId, id))
    .orderBy(desc(awardsEarned.earnedAt), awards.name)
    .prepare('profile_awards'),
)

/** What others may see of a member; unknown and hidden people are refused alike. */
export async function openPerson(db: Db, personId: string): Promise<PublicProfile> {
  const [row] = await publicQuery(db).execute({ id: personId })
  return row ? { ...toProfile(row), awards: await readAwards(db, personId) } : refuse('NOT_FOUND')
}

/** Somebody's own profile, with what only they see. */
export async function openOwn(db: Db, personId: string): Promise<OwnProfile> {
  const [row] = await ownQuery(db).execute({ id: personId })
  if (!row) return refuse('NOT_FOUND')
  const { daysActive, subscription } = row
  return { ...toProfile(row), awards: await readAwards(db, personId), daysActive, subscription }
}

async function readAwards(db: Db, personId: string): Promise<PublicProfile['awards']> {
  const rows = await awardsQuery(db).execute({ id: personId })
  return rows.map((row) => ({ ...row, earnedAt: row.earnedAt.toISOString() }))
}

type Row = Awaited<ReturnType<ReturnType<typeof publicQuery>['execute']>>[number]

function toProfile({ levelNumber, levelName, ...row }: Row): Omit<PublicProfile, 'awards'> {
  return { ...row, level: levelName === null ? null : { number: levelNumber ?? 0, name: levelName } }
}
