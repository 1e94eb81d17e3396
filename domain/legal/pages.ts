import { isInvisible, isLongerThan } from '../base/visibleText.ts'

/** The pages that an admin writes (X3-DATA-22). */
export const legalPageTypes = ['privacy', 'terms'] as const
export type LegalPageType = (typeof legalPageTypes)[number]

/** LEGAL-PAGE-15 */
export const maxLegalTitle = 200

/** Whether the title, with blanks around it taken off, can be stored (LEGAL-PAGE-05, LEGAL-PAGE-15). */
export const isLegalTitle = (title: string): boolean =>
  !isInvisible(title) && !isLongerThan(title.trim(), maxLegalTitle)

const prefixes: Record<LegalPageType, string> = { privacy: 'PB', terms: 'AV' }

/**
 * What the next version of a page is called, from the labels there are: AV-2026-02 follows AV-2026-01, and a new year
 * begins with 01. `year` is that of Amsterdam.
 */
export function nextLabel(pageType: LegalPageType, year: number, labels: readonly string[]): string {
  const start = `${prefixes[pageType]}-${year}-`
  const numbers = labels.filter((label) => label.startsWith(start)).map((label) => Number(label.slice(start.length)))
  return start + String(Math.max(0, ...numbers) + 1).padStart(2, '0')
}
