import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { change } from './change.ts'
import { teamMembers, testimonials } from './tables.ts'

const { logged } = contentWords.sampleSwitch

/** All samples off the home page, or on it again; what an admin wrote stays as it is (MKT-MORE-12). */
export const switchSamples = serve(site.switchSamples, (ctx, { isOn }) =>
  change(ctx, async (tx) => {
    const switched = [await switchIn(tx, testimonials, isOn), await switchIn(tx, teamMembers, isOn)]
    if (!switched.some((count) => count > 0)) return null
    return { action: 'content.edited', subjectId: null, oldValue: logged(!isOn), newValue: logged(isOn) }
  }),
)

/** How many samples of a table were switched. */
async function switchIn(tx: Tx, table: typeof testimonials | typeof teamMembers, isOn: boolean): Promise<number> {
  const where = and(eq(table.isSample, true), ne(table.isActive, isOn))
  const rows = await tx.update(table).set({ isActive: isOn }).where(where).returning({ id: table.id })
  return rows.length
}
