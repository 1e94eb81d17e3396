import { eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
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

export type PageRow = Awaited<ReturnType<typeof selectPages>>[number]
