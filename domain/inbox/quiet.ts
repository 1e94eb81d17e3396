import { wallClock } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'

/** From and until which minute of the Amsterdam day nothing makes itself heard; null is never. */
export type QuietHours = { from: number; until: number } | null

/** What is proposed to whoever turns quiet hours on: 22:00 to 07:00. */
export const usualQuiet = { from: 22 * 60, until: 7 * 60 }

/** Whether a moment lies in the quiet hours. The end is no longer quiet; equal ends are the whole day. */
export function isQuiet(quiet: QuietHours, moment: Moment): boolean {
  if (!quiet) return false
  const { hour, minute } = wallClock(moment)
  const at = hour * 60 + minute
  return quiet.from < quiet.until ? at >= quiet.from && at < quiet.until : at >= quiet.from || at < quiet.until
}

/** '22:00', as a time field writes it. */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The minute of the day that a time field says, or null for a text that is none. */
export function minuteIn(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? []
  return hour && minute ? Number(hour) * 60 + Number(minute) : null
}
