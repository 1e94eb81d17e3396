import type { RefusalOf } from '../../base/refusals.ts'
import { isInvisible, isLongerThan, visibleLength } from '../../base/visibleText.ts'

/** How long the reason of an admin is, for a corrected stock and for money that goes back (SHOP-ORDER-34, SHOP-ORDER-36). */
export const [minReason, maxReason] = [3, 500]

/** Why a reason does not do, or null. */
export function reasonRefusal(typed: string): RefusalOf<'REASON_TOO_SHORT' | 'REASON_TOO_LONG'> | null {
  const reason = typed.trim()
  if (isInvisible(reason) || visibleLength(reason) < minReason) return { code: 'REASON_TOO_SHORT' }
  return isLongerThan(reason, maxReason) ? { code: 'REASON_TOO_LONG' } : null
}
