import { typedCents } from '../base/money.ts'

/** The longest name of a plan. */
export const maxPlanName = 100
/** The longest reason for access without payment. */
export const maxReason = 500

/** A price as it is typed, '49' or '49,50', with or without the sign and below 10,000 euros, in cents; null for anything else (ADM-PANEL-11). */
export function centsOf(typed: string): number | null {
  const cents = typedCents(typed.replace(/^\s*€/, ''))
  return cents !== null && cents < 1_000_000 ? cents : null
}
