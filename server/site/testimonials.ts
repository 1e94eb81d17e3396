import { testimonialFaults } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { testimonialFields } from './fields.ts'
import { dropPortrait, otherPortrait, portraitFor } from './portraits.ts'
import { testimonials } from './tables.ts'

export const makeTestimonial = serve(site.makeTestimonial, (ctx, { id, uploadId, ...typed }) => {
  const fields = trimmed(typed)
  const faults = testimonialFaults(fields, false)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return change(ctx, async (tx, now) => {
    const [known] = await tx.select().from(testimonials).where(eq(testimonials.id, id))
    if (known && inOneLine(testimonialFields(known)) !== inOneLine(fields)) refuse('ID_IN_USE')
    if (known) return null
    const last = sql`(select coalesce(max(display_order), 0) + 1 from testimonials)`
    const { address: avatarUrl } = await portraitFor(tx, null, { uploadId, personId: ctx.person.id, now })
    await tx.insert(testimonials).values({ id, ...fields, avatarUrl, displayOrder: last })
    return { action: 'content.made', subjectId: id, newValue: inOneLine(fields) }
  })
})

/** A sample whose words got consent is a sample no more (MKT-CLAIM-11). */
export const editTestimonial = serve(site.editTestimonial, (ctx, { id, before, after: typed, ...photo }) =>
  change(ctx, async (tx, now) => {
    const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id))
    if (!row) refuse('NOT_FOUND')
    const after = trimmed(typed)
    const current = testimonialFields(row)
    const beside = { photoUrl: row.avatarUrl }
    const isSample = row.isSample && !after.hasConsent
    const faults = testimonialFaults(after, isSample)
    if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
    const isOther = isNews({ current, before, after, beside })
    const seen = { before: row.avatarUrl, seen: before.photoUrl }
    const portrait = await otherPortrait(tx, { ...photo, ...seen, personId: ctx.person.id, now })
    if (portrait === 'changed') refuse('CHANGED', { ...beside, current })
    const { address: avatarUrl, loose } = portrait
    if (!isOther && avatarUrl === row.avatarUrl) return null
    await tx
      .update(testimonials)
      .set({ ...after, avatarUrl, isSample })
      .where(eq(testimonials.id, id))
    return {
      action: 'content.edited',
      subjectId: id,
      oldValue: inOneLine(current),
      newValue: inOneLine(after),
      loose,
    }
  }),
)

export const removeTestimonial = serve(site.removeTestimonial, (ctx, { id }) =>
  change(ctx, async (tx) => {
    const [gone] = await tx.delete(testimonials).where(eq(testimonials.id, id)).returning()
    if (!gone) refuse('NOT_FOUND')
    const loose = await dropPortrait(tx, gone.avatarUrl)
    return { action: 'content.removed', subjectId: id, oldValue: inOneLine(testimonialFields(gone)), loose }
  }),
)
