import { plainText } from '@bewezen/domain/base/richText.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { lessonFaults } from '@bewezen/domain/learning/editing.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { removeUploads } from '../base/files/attach.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { levels } from '../site/tables.ts'
import { detachUnused, keepFiles, keepPictures } from './files.ts'
import { finishLevelForAll } from './finishLevel.ts'
import { madeBefore, openToWrite, refuseFaults, slugFor, teacherFor, tellChange } from './saving.ts'
import { lessons } from './tables.ts'

/** Makes a lesson or saves one; its address stays as it was made (COM-LEARN-06, COM-LEARN-16, COM-LEARN-18). */
export const saveLesson = serve(learning.saveLesson, async (ctx, input) => {
  const { id, communityId, levelId, week, isRequired, isPublished } = input
  const content = cleanRichText(input.content, 'article')
  const { answer, loose } = await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    await openToWrite(tx, person, communityId)
    const [before] = await tx.select().from(lessons).where(eq(lessons.id, id)).for('update')
    const made = madeBefore(person, before, input)
    if (made) return { answer: made, loose: [] }
    refuseFaults(lessonFaults({ ...input, content }))
    if (!(await isLevel(tx, levelId))) refuseFaults(['levelId'])

    const isMoved = before?.levelId !== levelId || before.week !== week
    const stored = {
      levelId,
      week,
      isRequired,
      isPublished,
      content,
      title: input.title.trim(),
      words: plainText(content),
      videoUrl: input.videoUrl.trim(),
      attachments: await keepFiles(tx, input.attachments, before?.attachments ?? [], { person, now }),
      teacherId: await teacherFor(tx, person, before, input.teacherId),
      orderIndex: isMoved ? await lastPlace(tx, { communityId, levelId, week }) : before.orderIndex,
      updatedAt: now,
    }
    await keepPictures(tx, content, { person, now })
    const slug = before?.slug ?? (await slugFor(tx, 'lesson', communityId, stored.title))
    if (before) await tx.update(lessons).set(stored).where(eq(lessons.id, id))
    else await tx.insert(lessons).values({ id, slug, communityId, createdBy: person.id, createdAt: now, ...stored })

    // Less may count than before: whoever has done the rest is there (COM-LEARN-31).
    for (const touched of new Set([levelId, before?.levelId ?? levelId]))
      await finishLevelForAll(tx, { communityId, levelId: touched }, now)
    await tellChange(tx, person, { id, communityId, was: before ?? null, now: stored }, now)
    return { answer: { id, slug, isPublished }, loose: before ? await detachUnused(tx, before) : [] }
  })
  await removeUploads(ctx.house, loose)
  return { id: answer.id, slug: answer.slug, isPublished: answer.isPublished }
})

async function isLevel(tx: Tx, levelId: string): Promise<boolean> {
  const [level] = await tx.select({ id: levels.id }).from(levels).where(eq(levels.id, levelId))
  return level !== undefined
}

async function lastPlace(tx: Tx, at: { communityId: string; levelId: string; week: number }): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${lessons.orderIndex}), 0)::int` })
    .from(lessons)
    .where(and(eq(lessons.communityId, at.communityId), eq(lessons.levelId, at.levelId), eq(lessons.week, at.week)))
  return (last?.place ?? 0) + 1
}
