import { hourMs, type Moment, minuteMs, toMs } from '../base/moment.ts'
import { isLongerThan } from '../base/visibleText.ts'
import { maintenanceScreenWords as words } from './maintenanceScreenWords.ts'

/** How often the countdown is drawn (SH-LIMIT-06). */
export const countdownRefreshMs = minuteMs
export const maxModeMessage = 1000

/**
 * The countdown to the end of maintenance, or null without an end time (SH-MAINT-05..09).
 * `now` is the server's clock, since a device may be hours off (SH-EDGE-26).
 */
export function countdownText(endAt: Moment | null, now: Moment): string | null {
  if (endAt === null) return null
  const left = toMs(endAt) - toMs(now)
  if (left <= 0) return words.shouldBeOver
  // The last minute still counts as one: people should not read '0 minuten' while they wait.
  const minutes = Math.ceil(left / minuteMs)
  if (left > 24 * hourMs) return words.daysAndHours(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24)
  if (left >= hourMs) return words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60)
  return words.minutes(minutes)
}

export type MaintenancePlan = { message: string | null; startAt: Moment | null; endAt: Moment | null }

/** Why a maintenance plan cannot be saved, or null: an end must lie after the start and in the future (SH-MAINT-20). */
export function maintenanceRefusal(
  plan: MaintenancePlan,
  now: Moment,
): { code: 'END_BEFORE_START' } | { code: 'INVALID_INPUT' } | null {
  if (plan.message !== null && isLongerThan(plan.message.trim(), maxModeMessage)) return { code: 'INVALID_INPUT' }
  if (plan.endAt === null) return null
  const end = toMs(plan.endAt)
  if (end <= toMs(now)) return { code: 'END_BEFORE_START' }
  if (plan.startAt !== null && end <= toMs(plan.startAt)) return { code: 'END_BEFORE_START' }
  return null
}
