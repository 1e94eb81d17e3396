import { cleanText } from '../base/typedText.ts'
import { isLongerThan, symbolsOf } from '../base/visibleText.ts'
import { type ReportCategory, reportCategories } from './category.ts'

/** SH-REPORT-07, SH-REPORT-09, SH-LIMIT-14 */
export const [minDescription, maxDescription] = [10, 1000]
export const maxNote = 1000
/** How long a report is kept, in months (SH-REPORT-26). */
export const monthsKept = 12

/** How far a report is, as stored (ADM-PANEL-12). */
export const reportStates = ['new', 'in_progress', 'solved', 'rejected'] as const
export type ReportState = (typeof reportStates)[number]
/** Those that still ask for something. */
export const openStates: readonly ReportState[] = ['new', 'in_progress']
/** What the list can be narrowed to: a state, or all that still ask for something. */
export const reportFilters = ['open', ...reportStates] as const
export type ReportFilter = (typeof reportFilters)[number]

/** Whether there is enough to read in it (SH-REPORT-07, SH-REPORT-16). */
export const isTooShort = (description: string): boolean => !isLongerThan(cleanText(description), minDescription - 1)

/** What was typed, up to where the input stops (SH-REPORT-10). */
export const upToLimit = (typed: string): string =>
  isLongerThan(typed, maxDescription)
    ? symbolsOf(typed.slice(0, maxDescription * 16))
        .slice(0, maxDescription)
        .join('')
    : typed

export const isCategory = (value: string): value is ReportCategory =>
  reportCategories.some((category) => category === value)

/** The fields of a report that are wrong (SH-REPORT-07, SH-REPORT-09, SH-REPORT-11). */
export function reportFaults(it: { category: string; description: string }): ('category' | 'description')[] {
  const description = cleanText(it.description)
  return [
    ...(isCategory(it.category) ? [] : ['category' as const]),
    ...(isTooShort(description) || isLongerThan(description, maxDescription) ? ['description' as const] : []),
  ]
}
