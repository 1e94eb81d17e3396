import type { Instant } from '../base/instant.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { withdrawUntil } from '../payments/withdrawalPeriod.ts'

/** Why this subscription cannot be withdrawn from now, or null when it can (SUB-LAW-03). */
export function withdrawRefusal(
  subscription: { startedAt: Instant; isLive: boolean } | null,
  now: Instant,
): RefusalOf<'NOTHING_TO_WITHDRAW' | 'WITHDRAWAL_OVER'> | null {
  if (!subscription?.isLive) return { code: 'NOTHING_TO_WITHDRAW' }
  return Date.parse(now) < Date.parse(withdrawUntil(subscription.startedAt)) ? null : { code: 'WITHDRAWAL_OVER' }
}
