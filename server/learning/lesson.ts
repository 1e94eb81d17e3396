import { learning } from '@bewezen/domain/learning/contract.ts'
import { lessonRefusal, neighbours } from '@bewezen/domain/learning/university.ts'
import { and, eq } from 'drizzle-orm'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'
import { lessonsSeenBy } from './doors.ts'
import { lessons } from './tables.ts'
import { shownText, teacherColumns, toTeacher } from './texts.ts'
import { readUniversity } from './universityRows.ts'

/** A lesson with what stands around it; unknown, draft and elsewhere are refused alike, a closed one says what comes first (COM-LEARN-04, COM-LEARN-07, COM-LEARN-17). */
export const lesson = serve(learning.lesson, async (ctx, { communityId, slug }) => {
  const [row] = await ctx.db
    .select({
      id: lessons.id,
      content: lessons.content,
      videoUrl: lessons.videoUrl,
      attachments: lessons.attachments,
      levelId: lessons.levelId,
      week: lessons.week,
      teacher: teacherColumns,
    })
    .from(lessons)
    .innerJoin(communities, and(eq(communities.id, lessons.communityId), mayEnterWith(ctx.person.role)))
    .leftJoin(profiles, eq(profiles.id, lessons.teacherId))
    // Slugs are compared in lower case (ROUTE-TABLE-21).
    .where(and(eq(lessons.communityId, communityId), eq(lessons.slug, slug.toLowerCase()), lessonsSeenBy(ctx.person)))
  if (!row) refuse('NOT_FOUND')
  const university = await readUniversity(ctx.db, ctx.person, communityId)
  refuseIf(lessonRefusal(university, row))

  const level = university.levels.find(({ id }) => id === row.levelId)
  const card = level?.lessons.find(({ id }) => id === row.id)
  if (!level || !card) refuse('NOT_FOUND')
  return {
    ...card,
    ...shownText(row),
    teacher: toTeacher(row.teacher),
    level,
    beside: level.lessons.filter(({ week }) => week === card.week),
    ...neighbours(university.levels, row.id),
    news: university.news,
  }
})
