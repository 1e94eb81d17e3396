import { fileAddress } from '@bewezen/domain/base/files.ts'
import { isInvisible, isLongerThan } from '@bewezen/domain/base/visibleText.ts'
import { contentLimits } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { attachUpload, detachUpload } from '../base/files/attach.ts'
import { uploads } from '../base/files/tables.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews } from './change.ts'
import { heroRows } from './content.ts'
import { homeItems, homeSections } from './tables.ts'

/** Puts an uploaded picture behind the others; only the first active one is shown (ADM-PANEL-15). */
export const addHero = serve(site.addHero, (ctx, { id, uploadId, alt: typed }) => {
  const alt = checked(typed)
  return change(ctx, async (tx, now) => {
    const [known] = await heroRows(tx).where(eq(homeSections.id, id))
    if (known && known.uploadId !== uploadId) refuse('ID_IN_USE')
    if (known) return null
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, uploadId))
    const isAttached = await attachUpload(tx, { id: uploadId, personId: ctx.person.id, purpose: 'site-hero', now })
    if (!upload || !isAttached) refuse('UPLOAD_FAILED')
    const last = sql`(select coalesce(max(order_index), 0) + 1 from channels_home)`
    await tx.insert(homeSections).values({ id, sectionType: 'hero', orderIndex: last })
    const { key, width, height } = upload
    const metadata = { alt, width, height }
    await tx.insert(homeItems).values({ id, sectionId: id, uploadId, imageUrl: fileAddress(key, 'full'), metadata })
    return { action: 'content.made', subjectId: id, newValue: alt }
  })
})

/** Another description, or on and off; what somebody else saved meanwhile is not overwritten unseen (ADM-PANEL-22). */
export const editHero = serve(site.editHero, (ctx, { id, before, after: typed }) => {
  const after = { alt: checked(typed.alt), isActive: typed.isActive }
  return change(ctx, async (tx) => {
    const [hero] = await heroRows(tx).where(eq(homeSections.id, id))
    if (!hero) refuse('NOT_FOUND')
    const current = { alt: hero.metadata.alt, isActive: hero.isActive }
    if (!isNews({ current, before, after })) return null
    const { alt, isActive } = after
    await tx.update(homeSections).set({ isActive }).where(eq(homeSections.id, id))
    await tx
      .update(homeItems)
      .set({ metadata: { ...hero.metadata, alt } })
      .where(eq(homeItems.sectionId, id))
    return { action: 'content.edited', subjectId: id, oldValue: inOneLine(current), newValue: inOneLine(after) }
  })
})

export const removeHero = serve(site.removeHero, (ctx, { id }) =>
  change(ctx, async (tx) => {
    const [item] = await tx.delete(homeItems).where(eq(homeItems.sectionId, id)).returning()
    if (!item) refuse('NOT_FOUND')
    await tx.delete(homeSections).where(eq(homeSections.id, id))
    const loose = item.uploadId ? await detachUpload(tx, item.uploadId) : null
    return { action: 'content.removed', subjectId: id, oldValue: item.metadata.alt, loose: loose ? [loose] : [] }
  }),
)

function checked(typed: string): string {
  const alt = typed.normalize('NFC').trim()
  if (isInvisible(alt) || isLongerThan(alt, contentLimits.alt)) refuse('INVALID_INPUT', { fields: ['alt'] })
  return alt
}
