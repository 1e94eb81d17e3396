import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import { lessonRefusal, type University } from '@bewezen/domain/learning/university.ts'
import { lessonWords } from '@bewezen/domain/learning/words.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { SubjectKind } from '../comments/index.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'
import { lessonsSeenBy } from './doors.ts'
import { lessons } from './tables.ts'
import { readUniversity } from './universityRows.ts'

/** Lessons as things that people ask about: whoever reads a published one may, and who teaches it hears of it (COM-LEARN-10). */
export const lessonSubject: SubjectKind = {
  async open(reader, person, ids, { lock = false } = {}) {
    const found = reader
      .select({
        id: lessons.id,
        slug: lessons.slug,
        levelId: lessons.levelId,
        week: lessons.week,
        communityId: communities.id,
        allowedRoles: communities.allowedRoles,
        communitySlug: communities.slug,
        mayWrite: lessons.isPublished,
      })
      .from(lessons)
      .innerJoin(communities, eq(communities.id, lessons.communityId))
      .where(
        and(sql`${lessons.id} = any(${sql.param([...ids])}::uuid[])`, mayEnterWith(person.role), lessonsSeenBy(person)),
      )
    const rows = await (lock ? found.for('key share', { of: lessons }) : found)
    const universities = new Map<string, University>()
    const open: Awaited<ReturnType<SubjectKind['open']>> = []
    for (const { slug, communitySlug, levelId, week, ...lesson } of rows) {
      const { communityId } = lesson
      const university = universities.get(communityId) ?? (await readUniversity(reader, person, communityId))
      universities.set(communityId, university)
      // What is closed for somebody is not there for them, with what others say about it (COM-LEARN-04).
      if (lessonRefusal(university, { id: lesson.id, levelId, week })) continue
      open.push({ ...lesson, path: learningPath({ slug: communitySlug }, 'lesson', { slug }) })
    }
    return open
  },
  async concerned(tx, lessonId) {
    const teach = inArray(profiles.role, rolesThatHold('writeLessons'))
    const own = await tx
      .select({ personId: profiles.id })
      .from(lessons)
      .innerJoin(profiles, and(or(eq(profiles.id, lessons.createdBy), eq(profiles.id, lessons.teacherId)), teach))
      .where(eq(lessons.id, lessonId))
    // Whoever taught it may be gone: then every teacher hears of the question, or nobody would answer it.
    const heard = own.length > 0 ? own : await tx.select({ personId: profiles.id }).from(profiles).where(teach)
    return heard.map(({ personId }) => ({ personId, type: 'learning', title: lessonWords.asked }))
  },
}
