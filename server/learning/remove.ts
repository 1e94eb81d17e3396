import type { Asker } from '@bewezen/domain/access/gate.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { removeUploads } from '../base/files/attach.ts'
import { serve } from '../base/serve.ts'
import { removeCommentsOn } from '../comments/index.ts'
import { detachUnused } from './files.ts'
import { finishLevelForAll } from './finishLevel.ts'
import { openOwn, tellChange } from './saving.ts'
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
  const lesson = await openOwn(tx, person, lessons, id)
  const { communityId, levelId } = lesson
  await removeCommentsOn(tx, { kind: 'lesson', id })
  await tx.delete(lessons).where(eq(lessons.id, id))
  await finishLevelForAll(tx, { communityId, levelId }, now)
  await tellChange(tx, person, { id, communityId, was: lesson, now: null }, now)
  return detachUnused(tx, lesson)
}

async function removeChallenge(tx: Tx, person: Asker, id: string, now: Date) {
  const challenge = await openOwn(tx, person, challenges, id)
  await tx.delete(challenges).where(eq(challenges.id, id))
  await tellChange(tx, person, { id, communityId: challenge.communityId, was: challenge, now: null }, now)
  return detachUnused(tx, challenge)
}

async function removeMasterclass(tx: Tx, person: Asker, id: string, now: Date) {
  const masterclass = await openOwn(tx, person, masterclasses, id)
  await tx.delete(masterclasses).where(eq(masterclasses.id, id))
  const was = { title: masterclass.title, isPublished: masterclass.publishedAt !== null }
  await tellChange(tx, person, { id, communityId: masterclass.communityId, was, now: null }, now)
  return detachUnused(tx, masterclass)
}
