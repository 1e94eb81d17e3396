import { dayOf } from '../base/dates.ts'
import type { Instant } from '../base/instant.ts'
import { dayMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'

/** How many days a consumer may think again (SUB-LAW-03, SHOP-ORDER-28). */
export const thinkingDays = 14

/**
 * The first moment at which it is too late to withdraw: the fourteenth day after the day on which the time began counts
 * in full, in Dutch time (SUB-LAW-03).
 */
export function withdrawUntil(startedAt: Instant): Instant {
  const firstDay = Date.parse(`${dayOf(startedAt)}T00:00:00Z`)
  const dayAfter = new Date(firstDay + (thinkingDays + 1) * dayMs).toISOString().slice(0, 10)
  return fromWallTime(`${dayAfter}T00:00`) ?? startedAt
}
