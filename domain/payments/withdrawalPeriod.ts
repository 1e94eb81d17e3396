import { dayOf } from '../base/dates.ts'
import type { Instant } from '../base/instant.ts'
import { dayMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'

/** The statutory withdrawal period of distance selling, in days (SUB-LAW-03, SHOP-ORDER-28). */
export const thinkingDays = 14

/**
 * The end of the withdrawal period that starts at a moment: the first instant at which withdrawing is too late. The
 * fourteenth day after the starting day still counts in full, in Dutch time (SUB-LAW-03, SHOP-ORDER-28).
 */
export function withdrawUntil(startedAt: Instant): Instant {
  const firstDay = Date.parse(`${dayOf(startedAt)}T00:00:00Z`)
  return fromWallTime(new Date(firstDay + (thinkingDays + 1) * dayMs).toISOString()) ?? startedAt
}

/** A moment of the last day on which one can still withdraw from what started at a moment (SUB-LAW-08). */
export const lastDayToWithdraw = (startedAt: Instant): Date => new Date(Date.parse(withdrawUntil(startedAt)) - 1)
