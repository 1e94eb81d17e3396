/** The longest name of a plan. */
export const maxPlanName = 100
/** The longest reason for access without payment. */
export const maxReason = 500

/** A price as it is typed, '49' or '49,50', in cents; null for anything else (ADM-PANEL-11). */
export function centsOf(typed: string): number | null {
  const read = /^\s*(?:€\s*)?(\d{1,4})(?:[.,](\d{1,2}))?\s*$/.exec(typed)
  if (!read) return null
  return Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'))
}
