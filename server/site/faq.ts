import { type FaqText, faqFaults } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { faqFields } from './fields.ts'
import { faqEntries } from './tables.ts'

/** The questions of the page of the membership, for everybody (MKT-MORE-17). */
export const faq = serve(site.faq, ({ db }) =>
  db
    .select({ question: faqEntries.question, answer: faqEntries.answer })
    .from(faqEntries)
    .orderBy(asc(faqEntries.orderIndex), asc(faqEntries.id)),
)

export const makeFaqEntry = serve(site.makeFaqEntry, (ctx, { id, ...typed }) => {
  const fields = checked(typed)
  return change(ctx, async (tx) => {
    const [known] = await tx.select().from(faqEntries).where(eq(faqEntries.id, id))
    if (known && inOneLine(faqFields(known)) !== inOneLine(fields)) refuse('ID_IN_USE')
    if (known) return null
    const last = sql`(select coalesce(max(order_index), 0) + 1 from faq_entries)`
    await tx.insert(faqEntries).values({ id, ...fields, orderIndex: last })
    return { action: 'content.made', subjectId: id, newValue: inOneLine(fields) }
  })
})

/** Words that somebody else saved meanwhile are not overwritten unseen (MKT-MORE-19, ADM-PANEL-22). */
export const editFaqEntry = serve(site.editFaqEntry, (ctx, { id, before, after: typed }) => {
  const after = checked(typed)
  return change(ctx, async (tx) => {
    const [row] = await tx.select().from(faqEntries).where(eq(faqEntries.id, id))
    if (!row) refuse('NOT_FOUND')
    const current = faqFields(row)
    if (!isNews({ current, before, after })) return null
    await tx.update(faqEntries).set(after).where(eq(faqEntries.id, id))
    return { action: 'content.edited', subjectId: id, oldValue: inOneLine(current), newValue: inOneLine(after) }
  })
})

export const removeFaqEntry = serve(site.removeFaqEntry, (ctx, { id }) =>
  change(ctx, async (tx) => {
    const [gone] = await tx.delete(faqEntries).where(eq(faqEntries.id, id)).returning()
    if (!gone) refuse('NOT_FOUND')
    return { action: 'content.removed', subjectId: id, oldValue: inOneLine(faqFields(gone)) }
  }),
)

function checked(typed: FaqText): FaqText {
  const fields = trimmed(typed)
  const faults = faqFaults(fields)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return fields
}
