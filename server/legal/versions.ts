import { legal } from '@bewezen/domain/legal/contract.ts'
import { legalPageTypes } from '@bewezen/domain/legal/pages.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { selectPages, toText } from './rows.ts'
import { legalPages, legalVersions } from './tables.ts'

/** The pages as they stand, for who manages them (X3-CALL-40, ADM-PANEL-17). */
export const pages = serve(legal.pages, async (ctx) => {
  const rows = await selectPages(ctx.db)
  const known = legalPageTypes.flatMap((pageType) => {
    const row = rows.find(({ page }) => page.pageType === pageType)
    return row ? [toText(pageType, row)] : []
  })
  return { pages: known }
})

/** Every version of a page, the newest first (LEGAL-PAGE-17). */
export const versions = serve(legal.versions, async (ctx, { pageType }) => {
  const rows = await ctx.db
    .select({
      id: legalVersions.id,
      label: legalVersions.label,
      title: legalVersions.title,
      savedAt: legalVersions.savedAt,
      savedBy: sql<string | null>`${profiles.firstName} || ' ' || ${profiles.lastName}`,
      isCurrent: sql<boolean>`exists (select from ${legalPages} where ${legalPages.versionId} = ${legalVersions.id})`,
    })
    .from(legalVersions)
    .leftJoin(profiles, eq(profiles.id, legalVersions.savedBy))
    .where(eq(legalVersions.pageType, pageType))
    .orderBy(desc(legalVersions.savedAt), desc(legalVersions.label))
  return { versions: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) }
})

/** The text of one version, cleaned as everything that is shown. */
export const version = serve(legal.version, async (ctx, { versionId }) => {
  const [row] = await ctx.db
    .select({ title: legalVersions.title, content: legalVersions.content })
    .from(legalVersions)
    .where(eq(legalVersions.id, versionId))
  return row ? { title: row.title, content: cleanRichText(row.content, 'page') } : refuse('NOT_FOUND')
})
