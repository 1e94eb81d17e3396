import { learningPoints } from '@bewezen/domain/learning/editing.ts'
import { isLevelDone } from '@bewezen/domain/learning/level.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { grantPoints, raiseLevel } from '../profile/index.ts'
import { lessonProgress, lessons, levelCompletions } from './tables.ts'

type Place = { communityId: string; levelId: string }

/**
 * Finishes the level for somebody who has done what counts in it, once: its points, the level of the profile, the news
 * (COM-LEARN-08, COM-LEARN-09). Answers whether it was finished now. The caller holds the lessons.
 */
export async function finishLevel(tx: Tx, place: Place, personId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ isRequired: lessons.isRequired, isDone: sql<boolean>`${lessonProgress.lessonId} is not null` })
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.profileId, personId)))
    .where(
      and(
        eq(lessons.communityId, place.communityId),
        eq(lessons.levelId, place.levelId),
        eq(lessons.isPublished, true),
      ),
    )
  return isLevelDone(rows) && complete(tx, place, personId, now)
}

/**
 * Finishes the level for everybody who has done what counts in it since less does: a lesson was taken away or made
 * optional (COM-LEARN-31). The caller holds the lessons alone.
 */
export async function finishLevelForAll(tx: Tx, place: Place, now: Date): Promise<void> {
  const { communityId, levelId } = place
  const counting = sql`(select id from ${lessons} where blueprint_id = ${communityId} and level_id = ${levelId}
    and is_published and (is_required or not exists (
      select 1 from ${lessons} other where other.blueprint_id = ${communityId} and other.level_id = ${levelId}
        and other.is_published and other.is_required)))`
  // In one order, so that two who change lessons at once never wait for each other.
  const { rows } = await tx.execute<{ profile_id: string }>(sql`
    select done.profile_id from ${lessonProgress} done
    where done.lesson_id in ${counting}
      and not exists (select 1 from ${levelCompletions} known where known.profile_id = done.profile_id
        and known.blueprint_id = ${communityId} and known.level_id = ${levelId})
    group by done.profile_id having count(*) = (select count(*) from ${counting} every)
    order by done.profile_id`)
  for (const { profile_id: personId } of rows) {
    await complete(tx, place, personId, now)
    await record(tx, { kind: 'progress.changed', communityId, personId })
  }
}

async function complete(tx: Tx, place: Place, personId: string, now: Date): Promise<boolean> {
  const made = await tx
    .insert(levelCompletions)
    .values({ ...place, profileId: personId, completedAt: now })
    .onConflictDoNothing()
    .returning({ levelId: levelCompletions.levelId })
  if (made.length === 0) return false
  await grantPoints(
    tx,
    { personId, amount: learningPoints.level, reason: 'learning.level', source: place.levelId },
    now,
  )
  await raiseLevel(tx, personId, place.levelId)
  return true
}
