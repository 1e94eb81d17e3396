import type { RefusalOf } from './refusals.ts'
import { maxReason, minReason } from './typedText.ts'
import { isInvisible, isLongerThan, visibleLength } from './visibleText.ts'

/** Why the reason of an admin does not do, for a corrected stock or for money that goes back; null when it does (SHOP-ORDER-34, SHOP-ORDER-36). */
export function reasonRefusal(typed: string): RefusalOf<'REASON_TOO_SHORT' | 'REASON_TOO_LONG'> | null {
  const reason = typed.trim()
  if (isInvisible(reason) || visibleLength(reason) < minReason) return { code: 'REASON_TOO_SHORT' }
  return isLongerThan(reason, maxReason) ? { code: 'REASON_TOO_LONG' } : null
}
