import { levelFaults } from '@bewezen/domain/site/content.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { levelFields } from './fields.ts'
import { levels } from './tables.ts'

/** There are always five levels: they are edited, never made or removed (ADM-PANEL-17). */
export const editLevel = serve(site.editLevel, (ctx, { id, before, after: typed }) => {
  const after = trimmed(typed)
  const faults = levelFaults(after)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return change(ctx, async (tx) => {
    const [row] = await tx.select().from(levels).where(eq(levels.id, id))
    if (!row) refuse('NOT_FOUND')
    const current = levelFields(row)
    if (!isNews({ current, before, after })) return null
    const { title: levelName, duration: durationText, result } = after
    await tx.update(levels).set({ levelName, durationText, result }).where(eq(levels.id, id))
    return { action: 'content.edited', subjectId: id, oldValue: inOneLine(current), newValue: inOneLine(after) }
  })
})
