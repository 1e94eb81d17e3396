import { type Moment, minuteMs, toMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { isInvisible, isLongerThan, visibleLength } from '../base/visibleText.ts'

/** How long emergency access lasts (SH-MED-42). */
export const emergencyMinutes = 30
export const minEmergencyReason = 10
export const maxEmergencyReason = 500

/** Why emergency access cannot be opened with this reason, or null. */
export function emergencyRefusal(reason: string): RefusalOf<'REASON_TOO_SHORT'> | RefusalOf<'REASON_TOO_LONG'> | null {
  const text = reason.trim()
  if (isInvisible(text) || visibleLength(text) < minEmergencyReason) return { code: 'REASON_TOO_SHORT' }
  return isLongerThan(text, maxEmergencyReason) ? { code: 'REASON_TOO_LONG' } : null
}

/** When access that begins now ends. */
export const emergencyEnd = (openedAt: Moment): Date => new Date(toMs(openedAt) + emergencyMinutes * minuteMs)

/** Whether the data can still be read; at the very end they cannot. */
export const isOpen = (access: { endsAt: Moment }, now: Moment): boolean => toMs(now) < toMs(access.endsAt)

/** How many minutes are left, begun ones counted; 0 when it is over. */
export const minutesLeft = (access: { endsAt: Moment }, now: Moment): number =>
  Math.max(0, Math.ceil((toMs(access.endsAt) - toMs(now)) / minuteMs))
