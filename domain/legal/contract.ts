import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { legalPageTypes } from './pages.ts'

const PageType = z.enum(legalPageTypes)
const Text = z.object({ title: z.string(), content: z.string(), updatedAt: Instant })

/** A legal page as everybody reads it: cleaned HTML, with addresses at its headings (LEGAL-PAGE-01). */
export const LegalPage = Text.extend({
  isPlaceholder: z.boolean(),
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type LegalPage = z.infer<typeof LegalPage>

/** One version of a page: what people agreed to stays readable (LEGAL-PAGE-17). */
export const LegalVersion = z.object({
  id: Id,
  label: z.string(),
  title: z.string(),
  savedAt: Instant,
  /** Who saved it; null for what the product came with and for somebody who is gone. */
  savedBy: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type LegalVersion = z.infer<typeof LegalVersion>

/** What an admin writes, as it stands (LEGAL-PAGE-02). */
export const LegalText = Text.extend({ pageType: PageType, label: z.string() })
export type LegalText = z.infer<typeof LegalText>

export const legal = {
  /** Null when the page has no record (LEGAL-PAGE-06, LEGAL-PAGE-07). */
  page: operation({
    needs: 'nothing',
    read: true,
    input: z.object({ pageType: PageType }),
    output: z.object({ page: LegalPage.nullable() }),
  }),
  /** All pages for who manages them, ordered by type (X3-CALL-40). */
  pages: operation({
    needs: 'manageSite',
    read: true,
    input: z.object({}),
    output: z.object({ pages: z.array(LegalText) }),
  }),
  versions: operation({
    needs: 'manageSite',
    read: true,
    input: z.object({ pageType: PageType }),
    output: z.object({ versions: z.array(LegalVersion) }),
  }),
  version: operation({
    needs: 'manageSite',
    read: true,
    input: z.object({ versionId: Id }),
    output: z.object({ title: z.string(), content: z.string() }),
  }),
  /** `updatedAt` is what the admin saw: what somebody else saved meanwhile is not overwritten (LEGAL-PAGE-13, X3-EDGE-13). */
  save: operation({
    needs: 'manageSite',
    input: z.object({ pageType: PageType, title: typedLine(), content: z.string(), updatedAt: Instant.nullable() }),
    output: LegalText,
    refusals: { CHANGED: z.object({ current: LegalText }), CONTENT_EMPTY: nothing, CONTENT_TOO_LARGE: nothing },
  }),
}
