import { plainText } from '@bewezen/domain/base/richText.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { textFaults } from '@bewezen/domain/learning/editing.ts'
import { eq } from 'drizzle-orm'
import { removeUploads } from '../base/files/attach.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { detachUnused, keepFiles, keepPictures } from './files.ts'
import { madeBefore, openToWrite, refuseFaults, slugFor, teacherFor, tellChange } from './saving.ts'
import { masterclasses } from './tables.ts'

/** Makes a masterclass or saves one; the moment of its first publishing stays (COM-LEARN-15, COM-LEARN-16, COM-LEARN-18). */
export const saveMasterclass = serve(learning.saveMasterclass, async (ctx, input) => {
  const { id, communityId, isPublished } = input
  const content = cleanRichText(input.content, 'article')
  const { slug, loose } = await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    await openToWrite(tx, person, communityId)
    const [before] = await tx.select().from(masterclasses).where(eq(masterclasses.id, id)).for('update')
    const made = madeBefore(person, before, input)
    if (made) return { slug: made.slug, loose: [] }
    refuseFaults(textFaults({ ...input, content }))

    const stored = {
      content,
      title: input.title.trim(),
      words: plainText(content),
      videoUrl: input.videoUrl.trim(),
      attachments: await keepFiles(tx, input.attachments, before?.attachments ?? [], { person, now }),
      teacherId: await teacherFor(tx, person, before, input.teacherId),
      publishedAt: isPublished ? (before?.publishedAt ?? now) : null,
      updatedAt: now,
    }
    await keepPictures(tx, content, { person, now })
    const slug = before?.slug ?? (await slugFor(tx, 'masterclass', communityId, stored.title))
    if (before) await tx.update(masterclasses).set(stored).where(eq(masterclasses.id, id))
    else
      await tx.insert(masterclasses).values({ id, slug, communityId, createdBy: person.id, createdAt: now, ...stored })
    const was = before ? { ...before, isPublished: before.publishedAt !== null } : null
    await tellChange(tx, person, { id, communityId, was, now: { ...stored, isPublished } }, now)
    return { slug, loose: before ? await detachUnused(tx, before) : [] }
  })
  await removeUploads(ctx.house, loose)
  return { id, slug, isPublished }
})
