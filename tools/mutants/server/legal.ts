import type { Mutant } from '../mutant.ts'

/** Legal pages: one version after the other, clean, and the one that holds now. */
export const legal: readonly Mutant[] = [
  {
    name: 'the second of two admins overwrites a legal page',
    file: 'server/legal/save.ts',
    replace: ["if (!isSeen(current, updatedAt)) refuse('CHANGED', { current })", ''],
    noticedBy: ['server/legal/legal.test.ts'],
    ids: ['X3-EDGE-13'],
  },
  {
    name: 'a save of a legal page is not written down',
    file: 'server/legal/save.ts',
    replace: ['await writeAudit(tx, {', 'void (tx, {'],
    noticedBy: ['server/legal/legal.test.ts'],
    ids: ['ADM-PANEL-20'],
  },
  {
    name: 'an earlier version is shown as it was stored',
    file: 'server/legal/versions.ts',
    replace: ["content: cleanRichText(row.content, 'page')", 'content: row.content'],
    noticedBy: ['server/legal/legal.test.ts'],
    ids: ['LEGAL-PAGE-16'],
  },
  {
    name: 'somebody agrees to a version that is replaced',
    file: 'server/legal/page.ts',
    replace: ['eq(legalVersions.id, legalPages.versionId)', 'eq(legalVersions.pageType, legalPages.pageType)'],
    noticedBy: ['server/legal/legal.test.ts'],
    ids: ['LEGAL-PAGE-17'],
  },
]
