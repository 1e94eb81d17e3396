import { holds } from '../access/capabilities.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'

/** Why a message can be reported (COM-MOD-01). */
export const reportReasons = ['harassment', 'hate', 'dangerousAdvice', 'privacy', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How a case can end (COM-CHAT-17). */
export const outcomes = ['removed', 'dismissed'] as const
export type Outcome = (typeof outcomes)[number]

export const maxExplanation = 500
/** How many messages before and after a reported one are shown (ADM-PANEL-13). */
export const contextSize = 3
/** How long a decided case is kept, in months (COM-MOD-05). */
export const monthsKept = 12

/** Whether what was typed beside the reason of a report will do: 'Iets anders' needs some (COM-MOD-01). */
export function isExplanation(reason: ReportReason, typed: string): boolean {
  const text = cleanText(typed)
  if (isInvisible(text)) return reason !== 'other'
  return !isLongerThan(text, maxExplanation)
}

/** Whether somebody sees the cases of every community, those they may not enter too (COM-MOD-03). */
export const seesAllCases = (role: string | null): boolean => holds(role, 'manageSite')

export type Decision = { outcome: Outcome; by: string | null }

/**
 * Why somebody cannot decide a case now, or null: it is about themselves, and then they hear nothing of it, or it is decided
 * already (COM-MOD-03, COM-MOD-04).
 */
export function decideRefusal(
  person: { id: string },
  it: { authorId: string | null; decision: Decision | null },
): RefusalOf<'ALREADY_DECIDED', Decision> | RefusalOf<'OWN_MESSAGE'> | null {
  if (it.authorId === person.id) return { code: 'OWN_MESSAGE' }
  return it.decision && { code: 'ALREADY_DECIDED', data: it.decision }
}
