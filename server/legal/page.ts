import { withHeadings } from '@bewezen/domain/base/richText.ts'
import { legal } from '@bewezen/domain/legal/contract.ts'
import type { LegalPageType } from '@bewezen/domain/legal/pages.ts'
import { eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { selectPages } from './rows.ts'
import { legalPages, legalVersions } from './tables.ts'

/** A legal page for everybody, cleaned once more before it is shown (LEGAL-PAGE-01, LEGAL-PAGE-16). */
export const page = serve(legal.page, async (ctx, { pageType }) => {
  const [row] = await selectPages(ctx.db).where(eq(legalPages.pageType, pageType))
  if (!row) return { page: null }
  const { title, updatedAt, content } = row.page
  const { html, headings } = withHeadings(cleanRichText(content, 'page'))
  const { isPlaceholder } = row.version
  return { page: { title, isPlaceholder, content: html, headings, updatedAt: updatedAt.toISOString() } }
})

/** The version of a page that holds now: what somebody agrees to at this moment; null when the page has no record (LEGAL-PAGE-17). */
export async function currentVersion(
  reader: Reader,
  pageType: LegalPageType,
): Promise<{ id: string; label: string } | null> {
  // Without the text, which may be long: every checkout asks this.
  const [version] = await reader
    .select({ id: legalVersions.id, label: legalVersions.label })
    .from(legalPages)
    .innerJoin(legalVersions, eq(legalVersions.id, legalPages.versionId))
    .where(eq(legalPages.pageType, pageType))
  return version ?? null
}
