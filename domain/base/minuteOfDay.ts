import { wallClock } from './dates.ts'
import type { Moment } from './moment.ts'

/** The minute of the day at which a moment lies, by the clock of Amsterdam. */
export function minuteOf(moment: Moment): number {
  const { hour, minute } = wallClock(moment)
  return hour * 60 + minute
}

/** '22:00', as a time field writes it. */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The minute of the day that a time field says, or null for a text that is none. */
export function minuteIn(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? []
  return hour && minute ? Number(hour) * 60 + Number(minute) : null
}
