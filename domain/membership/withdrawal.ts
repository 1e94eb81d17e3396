import { dayOf } from '../base/dates.ts'
import type { Instant } from '../base/instant.ts'
import { dayMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { fromWallTime } from '../base/wallTime.ts'

/** How many days a consumer may think again (SUB-LAW-03). */
export const thinkingDays = 14

/**
 * The first moment at which it is too late: the fourteenth day after the day on which the agreement was made counts in
 * full, in Dutch time (SUB-LAW-03).
 */
export function withdrawUntil(startedAt: Instant): Instant {
  const firstDay = Date.parse(`${dayOf(startedAt)}T00:00:00Z`)
  const dayAfter = new Date(firstDay + (thinkingDays + 1) * dayMs).toISOString().slice(0, 10)
  return fromWallTime(`${dayAfter}T00:00`) ?? startedAt
}

/** Why this subscription cannot be withdrawn from now, or null when it can (SUB-LAW-03). */
export function withdrawRefusal(
  subscription: { startedAt: Instant; isLive: boolean } | null,
  now: Instant,
): RefusalOf<'NOTHING_TO_WITHDRAW' | 'WITHDRAWAL_OVER'> | null {
  if (!subscription?.isLive) return { code: 'NOTHING_TO_WITHDRAW' }
  return Date.parse(now) < Date.parse(withdrawUntil(subscription.startedAt)) ? null : { code: 'WITHDRAWAL_OVER' }
}
