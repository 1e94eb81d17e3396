import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { type LevelRow, type University, universityFor } from '@bewezen/domain/learning/university.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { levels } from '../site/tables.ts'
import { editedBy, lessonsSeenBy, seesAll } from './doors.ts'
import { lessonProgress, lessons, levelCompletions } from './tables.ts'

export type News = { levelId: string; number: number; title: string }[]

/** The university of a community as this person sees it, and which finished levels they were not told of yet: two queries. */
export async function readUniversity(
  reader: Reader,
  person: Asker,
  communityId: string,
): Promise<University & { news: News; mayWrite: boolean }> {
  const levelRows = await reader
    .select({
      id: levels.id,
      title: levels.levelName,
      duration: levels.durationText,
      result: levels.result,
      completedAt: levelCompletions.completedAt,
      toldAt: levelCompletions.toldAt,
    })
    .from(levels)
    .leftJoin(
      levelCompletions,
      and(
        eq(levelCompletions.levelId, levels.id),
        eq(levelCompletions.profileId, person.id),
        eq(levelCompletions.communityId, communityId),
      ),
    )
    .orderBy(asc(levels.orderIndex), asc(levels.id))
  const lessonRows = await reader
    .select({
      id: lessons.id,
      slug: lessons.slug,
      title: lessons.title,
      levelId: lessons.levelId,
      week: lessons.week,
      isRequired: lessons.isRequired,
      isPublished: lessons.isPublished,
      hasVideo: sql<boolean>`${lessons.videoUrl} <> ''`,
      isDone: sql<boolean>`${lessonProgress.lessonId} is not null`,
      mayEdit: sql<boolean>`${editedBy(person, lessons)}`,
    })
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.profileId, person.id)))
    .where(and(eq(lessons.communityId, communityId), lessonsSeenBy(person)))
    .orderBy(asc(lessons.levelId), asc(lessons.week), asc(lessons.orderIndex), asc(lessons.id))

  const numbered = levelRows.map(
    ({ completedAt: _at, toldAt: _told, ...level }, at): LevelRow => ({
      ...level,
      number: at + 1,
    }),
  )
  const news = levelRows.flatMap(({ id, title, completedAt, toldAt }, at) =>
    completedAt && !toldAt ? [{ levelId: id, title, number: at + 1 }] : [],
  )
  const finishedLevelIds = new Set(levelRows.flatMap(({ id, completedAt }) => (completedAt ? [id] : [])))
  return {
    ...universityFor(numbered, lessonRows, { finishedLevelIds, seesAll: seesAll(person) }),
    news,
    mayWrite: holds(person.role, 'writeLessons'),
  }
}
