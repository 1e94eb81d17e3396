import { isClaim } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { claimFields } from './fields.ts'
import { claims } from './tables.ts'

/** A claim with its switch; what can be counted may say the real number (MKT-CLAIM-07). */
export const saveClaim = serve(site.saveClaim, (ctx, { name, before, after: typed }) => {
  const after = trimmed(typed)
  if (!isClaim(name, after)) refuse('INVALID_INPUT', { fields: ['claim'] })
  return change(ctx, async (tx, now) => {
    const [row] = await tx.select().from(claims).where(eq(claims.name, name))
    if (!row) refuse('NOT_FOUND')
    const current = claimFields(row)
    if (!isNews({ current, before, after })) return null
    await tx
      .update(claims)
      .set({ ...after, changedAt: now })
      .where(eq(claims.name, name))
    return { action: 'content.edited', subjectId: null, oldValue: inOneLine(current), newValue: inOneLine(after) }
  })
})
