import { minuteOf } from '../base/minuteOfDay.ts'
import type { Moment } from '../base/moment.ts'

/** From and until which minute of the Amsterdam day nothing makes itself heard; null is never. */
export type QuietHours = { from: number; until: number } | null

/** What is proposed to whoever turns quiet hours on: 22:00 to 07:00. */
export const usualQuiet = { from: 22 * 60, until: 7 * 60 }

/** Whether a moment lies in the quiet hours. The end is no longer quiet; equal ends are the whole day. */
export function isQuiet(quiet: QuietHours, moment: Moment): boolean {
  if (!quiet) return false
  const at = minuteOf(moment)
  return quiet.from < quiet.until ? at >= quiet.from && at < quiet.until : at >= quiet.from || at < quiet.until
}
