import { testimonialFaults } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { testimonialFields } from './fields.ts'
import { testimonials } from './tables.ts'

export const makeTestimonial = serve(site.makeTestimonial, (ctx, { id, ...typed }) => {
  const fields = trimmed(typed)
  const faults = testimonialFaults(fields, false)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return change(ctx, async (tx) => {
    const [known] = await tx.select().from(testimonials).where(eq(testimonials.id, id))
    if (known && inOneLine(testimonialFields(known)) !== inOneLine(fields)) refuse('ID_IN_USE')
    if (known) return null
    const last = sql`(select coalesce(max(display_order), 0) + 1 from testimonials)`
    await tx.insert(testimonials).values({ id, ...fields, displayOrder: last as unknown as number })
    return { action: 'content.made', subjectId: id, newValue: inOneLine(fields) }
  })
})

/** A sample whose words got consent is a sample no more (MKT-CLAIM-11). */
export const editTestimonial = serve(site.editTestimonial, (ctx, { id, before, after: typed }) =>
  change(ctx, async (tx) => {
    const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
    if (!row) refuse('NOT_FOUND')
    const after = trimmed(typed)
    const current = testimonialFields(row)
    const isSample = row.isSample && !after.hasConsent
    const faults = testimonialFaults(after, isSample)
    if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
    if (!isNews({ current, before, after })) return null
    await tx
      .update(testimonials)
      .set({ ...after, isSample })
      .where(eq(testimonials.id, id))
    return { action: 'content.edited', subjectId: id, oldValue: inOneLine(current), newValue: inOneLine(after) }
  }),
)

export const removeTestimonial = serve(site.removeTestimonial, (ctx, { id }) =>
  change(ctx, async (tx) => {
    const [gone] = await tx.delete(testimonials).where(eq(testimonials.id, id)).returning()
    return gone
      ? { action: 'content.removed', subjectId: id, oldValue: inOneLine(testimonialFields(gone)) }
      : refuse('NOT_FOUND')
  }),
)
