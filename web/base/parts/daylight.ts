const minutesADay = 24 * 60

/** Moments of one local day, in minutes after midnight. */
export type Daylight = { sunrise: number; sunset: number }
/** Today's light and how far the day has come, in minutes after midnight. */
export type DayLine = Daylight & { now: number }

/** How far a moment lies along the day, from 0 to 100 percent. */
export const alongTheDay = (minutes: number): number =>
  round((Math.min(Math.max(minutes, 0), minutesADay) / minutesADay) * 100)

/** The colours of the 24 hours as a CSS gradient: night, a warm dawn, the day, a warm evening and night again. */
export function daylightGradient({ sunrise, sunset }: Daylight): string {
  const rise = alongTheDay(sunrise)
  const set = alongTheDay(sunset)
  const day = set - rise
  const stops: [colour: string, at: number][] = [
    ['oklch(.33 .05 236)', rise - 2.9],
    ['oklch(.72 .07 40)', rise],
    ['oklch(.86 .10 78)', rise + day * 0.11],
    ['oklch(.86 .05 225)', rise + day * 0.29],
    ['oklch(.86 .05 225)', set - day * 0.31],
    ['oklch(.86 .10 78)', set - day * 0.12],
    ['oklch(.68 .12 38)', set],
    ['oklch(.33 .05 236)', set + 2.9],
  ]
  return `linear-gradient(90deg,${stops.map(([colour, at]) => `${colour} ${round(at)}%`).join(',')})`
}

/** A moment of the day as people write it: 08:16. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`

const round = (value: number): number => Math.round(value * 10) / 10
