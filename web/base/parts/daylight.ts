const minutesADay = 24 * 60

/** Moments of one local day, in minutes after midnight. */
export type Daylight = { sunrise: number; sunset: number }
/** Today's light and how far the day has come, in minutes after midnight. */
export type DayLine = Daylight & { now: number }

/** How far a moment lies along the day, from 0 to 100 percent. */
export const alongTheDay = (minutes: number): number =>
  round((Math.min(Math.max(minutes, 0), minutesADay) / minutesADay) * 100)

/**
 * The colours of the 24 hours as a CSS gradient: night, a warm dawn, the day, a warm evening and night again. They are
 * tokens, since red light has two reds for them: night and day.
 */
export function daylightGradient({ sunrise, sunset }: Daylight): string {
  const rise = alongTheDay(sunrise)
  const set = alongTheDay(sunset)
  const day = set - rise
  const stops: [colour: string, at: number][] = [
    ['var(--hour-night)', rise - 2.9],
    ['var(--hour-dawn)', rise],
    ['var(--hour-gold)', rise + day * 0.11],
    ['var(--hour-day)', rise + day * 0.29],
    ['var(--hour-day)', set - day * 0.31],
    ['var(--hour-gold)', set - day * 0.12],
    ['var(--hour-dusk)', set],
    ['var(--hour-night)', set + 2.9],
  ]
  return `linear-gradient(90deg,${stops.map(([colour, at]) => `${colour} ${round(at)}%`).join(',')})`
}

/** A moment of the day as people write it: 08:16. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`

const round = (value: number): number => Math.round(value * 10) / 10
