import type { LegalText } from '@bewezen/domain/legal/contract.ts'
import type { LegalPageType } from '@bewezen/domain/legal/pages.ts'
import { eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { cleanRichText } from '../base/richText.ts'
import { legalPages, legalVersions } from './tables.ts'

/** The pages as they stand, each with the version that holds its text; the caller says which. */
export const selectPages = (reader: Reader) =>
  reader
    .select({
      page: legalPages,
      version: { id: legalVersions.id, label: legalVersions.label, isPlaceholder: legalVersions.isPlaceholder },
    })
    .from(legalPages)
    .innerJoin(legalVersions, eq(legalVersions.id, legalPages.versionId))
    .$dynamic()

type PageRow = Awaited<ReturnType<typeof selectPages>>[number]

/** A page as who manages it reads it, cleaned as for everybody. */
export const toText = (
  pageType: LegalPageType,
  { page: { title, content, updatedAt }, version: { label } }: PageRow,
): LegalText => ({
  pageType,
  title,
  label,
  content: cleanRichText(content, 'page'),
  updatedAt: updatedAt.toISOString(),
})
