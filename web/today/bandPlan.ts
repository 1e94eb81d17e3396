import type { Daylight } from '../base/parts/daylight.ts'

/** The band runs from 06:00 to 23:00 (SH-TODAY-02). */
const [opens, closes] = [6 * 60, 23 * 60]
/** Percent of the height: where the horizon lies, how high the sun comes, how deep it goes. */
const [horizon, climb, sink] = [66, 34, 16]

export type Spot = { x: number; y: number }

/** Where a minute of the day stands in the band, in percents; what lies outside stands at its edge. */
export function spotAt(minute: number, { sunrise, sunset }: Daylight): Spot {
  const within = Math.min(Math.max(minute, opens), closes)
  const x = round(((within - opens) / (closes - opens)) * 100)
  const along = (within - sunrise) / Math.max(sunset - sunrise, 1)
  if (along >= 0 && along <= 1) return { x, y: round(horizon - climb * Math.sin(Math.PI * along)) }
  const away = along < 0 ? sunrise - within : within - sunset
  return { x, y: round(horizon + sink * Math.min(away / 300, 1)) }
}

/** Whether a minute lies before or after the hours of the band: the sun has no place on it then. */
export const isOutside = (minute: number): boolean => minute < opens || minute > closes

/** The path of the sun through the band as SVG path data, in percents. */
export function sunPath(day: Daylight): string {
  const steps = Array.from({ length: (closes - opens) / 15 + 1 }, (_, at) => spotAt(opens + at * 15, day))
  return steps.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** The hours under the band that have a mark. */
export const marks = [9, 12, 15, 18, 21].map((hour) => ({
  hour,
  x: round(((hour * 60 - opens) / (closes - opens)) * 100),
}))

function round(value: number): number {
  return Math.round(value * 10) / 10
}
