import { learning } from '@bewezen/domain/learning/contract.ts'
import { perPage } from '@bewezen/domain/learning/paging.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { openCommunity } from '../community/index.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { lessonProgress, lessons, levelCompletions } from './tables.ts'

/** How far members are in a community; only those who teach see it of others (COM-LEARN-20, COM-LEARN-34). */
export const progress = serve(learning.progress, async (ctx, { communityId, from }) => {
  await openCommunity(ctx.db, ctx.person, communityId)
  const done = ctx.db
    .select({
      profileId: lessonProgress.profileId,
      done: sql<number>`count(*)::int`.as('done'),
      lastAt: sql<Date>`max(${lessonProgress.completedAt})`.as('last_at'),
    })
    .from(lessonProgress)
    .innerJoin(lessons, and(eq(lessons.id, lessonProgress.lessonId), eq(lessons.isPublished, true)))
    .where(eq(lessons.communityId, communityId))
    .groupBy(lessonProgress.profileId)
    .as('done')
  const rows = await ctx.db
    .select({
      person: faceColumns(profiles),
      done: done.done,
      lastAt: done.lastAt,
      levels: sql<number>`(select count(*) from ${levelCompletions} finished
        where finished.profile_id = ${profiles.id} and finished.blueprint_id = ${communityId})::int`,
      total: sql<number>`count(*) over ()::int`,
      lessons: sql<number>`(select count(*) from ${lessons} every
        where every.blueprint_id = ${communityId} and every.is_published)::int`,
    })
    .from(done)
    .innerJoin(profiles, and(eq(profiles.id, done.profileId), isNull(profiles.hiddenAt)))
    .orderBy(sql`${done.done} desc`, profiles.id)
    .limit(perPage)
    .offset(from)
  return {
    members: rows.map(({ person, done, levels, lastAt }) => ({
      person,
      done,
      levels,
      lastAt: new Date(lastAt).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    lessons: rows[0]?.lessons ?? 0,
  }
})
