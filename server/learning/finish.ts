import type { Asker } from '@bewezen/domain/access/gate.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { learningPoints } from '@bewezen/domain/learning/editing.ts'
import { lessonRefusal } from '@bewezen/domain/learning/university.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { grantPoints } from '../profile/index.ts'
import { holdLearner, holdLessons, lessonsSeenBy, masterclassesSeenBy } from './doors.ts'
import { finishLevel } from './finishLevel.ts'
import { lessonProgress, lessons, masterclasses, masterclassProgress } from './tables.ts'
import { readUniversity } from './universityRows.ts'

/** Sets whether a lesson or masterclass is finished, once whoever asks how often; undoing takes no points (COM-LEARN-07, COM-LEARN-08, COM-LEARN-15). */
export const finish = serve(learning.finish, (ctx, { kind, id, done }) =>
  ctx.transaction((tx, now) =>
    kind === 'lesson'
      ? finishLesson(tx, ctx.person, { id, done, now })
      : finishMasterclass(tx, ctx.person, { id, done, now }),
  ),
)

type Wish = { id: string; done: boolean; now: Date }

async function finishLesson(tx: Tx, person: Asker, { id, done, now }: Wish) {
  const { communityId } = await openLesson(tx, person, id)
  await holdLessons(tx, communityId, 'shared')
  await holdLearner(tx, person.id)
  // Now that nobody changes it: it may have moved to another level, or be gone.
  const lesson = await openLesson(tx, person, id)
  const { levelId } = lesson
  const university = await readUniversity(tx, person, communityId)
  // What was finished before may be undone and done again, wherever it stands by now.
  refuseIf(lessonRefusal(university, lesson))

  const own = and(eq(lessonProgress.profileId, person.id), eq(lessonProgress.lessonId, id))
  const { rowCount } = done
    ? await tx
        .insert(lessonProgress)
        .values({ profileId: person.id, lessonId: id, completedAt: now })
        .onConflictDoNothing()
    : await tx.delete(lessonProgress).where(own)
  if (!rowCount) return { done, points: 0, finishedLevel: null }

  // A draft that its teacher tries counts for nothing.
  const earns = done && lesson.isPublished
  const grant = { personId: person.id, amount: learningPoints.lesson, reason: 'learning.lesson', source: id }
  const points = earns && (await grantPoints(tx, grant, now)) ? learningPoints.lesson : 0
  const isFinished = earns && (await finishLevel(tx, lesson, person.id, now))
  await record(tx, { kind: 'progress.changed', communityId, personId: person.id })
  const level = university.levels.find((one) => one.id === levelId)
  return { done, points, finishedLevel: isFinished ? (level?.number ?? null) : null }
}

async function openLesson(tx: Tx, person: Asker, id: string) {
  const [lesson] = await tx
    .select({
      id: lessons.id,
      communityId: lessons.communityId,
      levelId: lessons.levelId,
      week: lessons.week,
      isPublished: lessons.isPublished,
    })
    .from(lessons)
    .innerJoin(communities, and(eq(communities.id, lessons.communityId), mayEnterWith(person.role)))
    .where(and(eq(lessons.id, id), lessonsSeenBy(person)))
  return lesson ?? refuse('NOT_FOUND')
}

async function finishMasterclass(tx: Tx, person: Asker, { id, done, now }: Wish) {
  const [open] = await tx
    .select({ communityId: masterclasses.communityId })
    .from(masterclasses)
    .innerJoin(communities, and(eq(communities.id, masterclasses.communityId), mayEnterWith(person.role)))
    .where(and(eq(masterclasses.id, id), masterclassesSeenBy(person)))
    .for('key share', { of: masterclasses })
  if (!open) refuse('NOT_FOUND')
  const own = and(eq(masterclassProgress.profileId, person.id), eq(masterclassProgress.masterclassId, id))
  const { rowCount } = done
    ? await tx
        .insert(masterclassProgress)
        .values({ profileId: person.id, masterclassId: id, completedAt: now })
        .onConflictDoNothing()
    : await tx.delete(masterclassProgress).where(own)
  if (rowCount) await record(tx, { kind: 'progress.changed', communityId: open.communityId, personId: person.id })
  return { done, points: 0, finishedLevel: null }
}
