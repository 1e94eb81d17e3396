import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { plainText } from '@bewezen/domain/base/richText.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { challengeFaults } from '@bewezen/domain/learning/editing.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { attachUpload, removeUploads, uploadKey } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { testerAwardId } from '../base/snapshot.ts'
import { awards } from '../profile/tables.ts'
import { completeForAll } from './completeChallenge.ts'
import { detachUnused, keepPictures } from './files.ts'
import { madeBefore, openToWrite, refuseFaults, slugFor, teacherFor, tellChange } from './saving.ts'
import { challenges } from './tables.ts'

type Row = typeof challenges.$inferSelect

/** Makes a challenge or saves one (COM-LEARN-11, COM-LEARN-16, COM-LEARN-18). */
export const saveChallenge = serve(learning.saveChallenge, async (ctx, input) => {
  const { id, communityId, startDate, endDate, durationDays, isPublished, imageUploadId, noImage } = input
  const content = cleanRichText(input.content, 'article')
  const { slug, loose } = await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    await openToWrite(tx, person, communityId)
    const [before] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update')
    const made = madeBefore(person, before, input)
    if (made) return { slug: made.slug, loose: [] }
    const hasImage = imageUploadId !== null || (Boolean(before?.imageKey) && !noImage)
    refuseFaults(challengeFaults({ ...input, content, hasImage }))

    const stored = {
      startDate,
      endDate,
      durationDays,
      isPublished,
      content,
      title: input.title.trim(),
      words: plainText(content),
      dailyTask: input.dailyTask.trim(),
      awardId: await awardFor(tx, person, before, input.awardId),
      teacherId: await teacherFor(tx, person, before, input.teacherId),
      imageKey: await imageFor(tx, before, { imageUploadId, noImage, personId: person.id, now }),
      imageAlt: hasImage ? input.imageAlt.trim() : '',
      updatedAt: now,
    }
    await keepPictures(tx, content, { person, now })
    const slug = before?.slug ?? (await slugFor(tx, 'challenge', communityId, stored.title))
    if (before) await tx.update(challenges).set(stored).where(eq(challenges.id, id))
    else await tx.insert(challenges).values({ id, slug, communityId, createdBy: person.id, createdAt: now, ...stored })
    if (before) await completeForAll(tx, id, now)
    await tellChange(tx, person, { id, communityId, was: before ?? null, now: stored }, now)
    return { slug, loose: before ? await detachUnused(tx, before) : [] }
  })
  await removeUploads(ctx.house, loose)
  return { id, slug, isPublished }
})

/** The award that it gives, chosen by admins alone; never the one that opens the gate (COM-LEARN-13, SH-TEST-13). */
async function awardFor(tx: Tx, person: Asker, before: Row | undefined, asked: string | null): Promise<string | null> {
  if (!holds(person.role, 'manageLearning')) return before?.awardId ?? null
  if (asked === null || asked === before?.awardId) return asked
  const [award] = await tx
    .select({ id: awards.id })
    .from(awards)
    .where(and(eq(awards.id, asked), eq(awards.isActive, true)))
  if (!award || asked === testerAwardId) refuseFaults(['awardId'])
  return asked
}

type Image = { imageUploadId: string | null; noImage: boolean; personId: string; now: Date }

async function imageFor(tx: Tx, before: Row | undefined, { imageUploadId, noImage, personId, now }: Image) {
  if (imageUploadId === null) return noImage ? null : (before?.imageKey ?? null)
  if (!(await attachUpload(tx, { id: imageUploadId, personId, purpose: 'lesson-image', now }))) refuse('UPLOAD_FAILED')
  return uploadKey(tx, imageUploadId)
}
