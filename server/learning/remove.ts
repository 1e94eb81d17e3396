import type { Asker } from '@bewezen/domain/access/gate.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { mayEditLearning } from '@bewezen/domain/learning/editing.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { removeCommentsOn } from '../comments/index.ts'
import { detachUnused } from './files.ts'
import { finishLevelForAll } from './finishLevel.ts'
import { openToWrite, tellChange } from './saving.ts'
import { challenges, lessons, masterclasses } from './tables.ts'

/** Takes something away for good, with its files and who had finished it; points stay (COM-LEARN-08, COM-LEARN-16). */
export const remove = serve(learning.remove, async (ctx, { kind, id }) => {
  const loose = await ctx.transaction((tx, now) =>
    kind === 'lesson'
      ? removeLesson(tx, ctx.person, id, now)
      : kind === 'challenge'
        ? removeChallenge(tx, ctx.person, id, now)
        : removeMasterclass(tx, ctx.person, id, now),
  )
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})

async function removeLesson(tx: Tx, person: Asker, id: string, now: Date) {
  const lesson = await openOwnLesson(tx, person, id)
  const { communityId, levelId } = lesson
  await removeCommentsOn(tx, { kind: 'lesson', id })
  await tx.delete(lessons).where(eq(lessons.id, id))
  await finishLevelForAll(tx, { communityId, levelId }, now)
  await tellChange(tx, person, { id, communityId, was: lesson, now: null }, now)
  return detachUnused(tx, lesson)
}

async function removeChallenge(tx: Tx, person: Asker, id: string, now: Date) {
  const [known] = await tx.select({ communityId: challenges.communityId }).from(challenges).where(eq(challenges.id, id))
  if (!known) refuse('NOT_FOUND')
  await openToWrite(tx, person, known.communityId)
  const [row] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update')
  if (!row || !mayEditLearning(person, row)) refuse('NOT_FOUND')
  await tx.delete(challenges).where(eq(challenges.id, id))
  await tellChange(tx, person, { id, communityId: row.communityId, was: row, now: null }, now)
  return detachUnused(tx, row)
}

async function removeMasterclass(tx: Tx, person: Asker, id: string, now: Date) {
  const [known] = await tx
    .select({ communityId: masterclasses.communityId })
    .from(masterclasses)
    .where(eq(masterclasses.id, id))
  if (!known) refuse('NOT_FOUND')
  await openToWrite(tx, person, known.communityId)
  const [row] = await tx.select().from(masterclasses).where(eq(masterclasses.id, id)).for('update')
  if (!row || !mayEditLearning(person, row)) refuse('NOT_FOUND')
  await tx.delete(masterclasses).where(eq(masterclasses.id, id))
  const was = { title: row.title, isPublished: row.publishedAt !== null }
  await tellChange(tx, person, { id, communityId: row.communityId, was, now: null }, now)
  return detachUnused(tx, row)
}

/** A lesson that this person edits; nobody else writes in its community until the end of the transaction. */
async function openOwnLesson(tx: Tx, person: Asker, id: string) {
  const [known] = await tx.select({ communityId: lessons.communityId }).from(lessons).where(eq(lessons.id, id))
  if (!known) refuse('NOT_FOUND')
  await openToWrite(tx, person, known.communityId)
  const [row] = await tx.select().from(lessons).where(eq(lessons.id, id)).for('update')
  return row && mayEditLearning(person, row) ? row : refuse('NOT_FOUND')
}

/** Puts a lesson one place up or down in its week; at the end of it nothing happens (COM-LEARN-03). */
export const moveLesson = serve(learning.moveLesson, (ctx, { id, by }) =>
  ctx.transaction(async (tx) => {
    const { communityId, levelId, week } = await openOwnLesson(tx, ctx.person, id)
    const order = await tx
      .select({ id: lessons.id, orderIndex: lessons.orderIndex })
      .from(lessons)
      .where(and(eq(lessons.communityId, communityId), eq(lessons.levelId, levelId), eq(lessons.week, week)))
      .orderBy(asc(lessons.orderIndex), asc(lessons.id))
    const at = order.findIndex((lesson) => lesson.id === id)
    const other = order[at + by]
    if (!other) return { done: true as const }
    const moved = order.with(at, other).with(at + by, order[at] ?? other)
    for (const [place, lesson] of moved.entries())
      if (lesson.orderIndex !== place + 1)
        await tx
          .update(lessons)
          .set({ orderIndex: place + 1 })
          .where(eq(lessons.id, lesson.id))
    await record(tx, { kind: 'learning.changed', communityId })
    return { done: true as const }
  }),
)
