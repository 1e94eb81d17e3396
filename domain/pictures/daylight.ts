import { wallClock } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import type { Daylight } from './hourOf.ts'

/** The middle of the country. */
const [latitude, longitude] = [52.1, 5.2]
const day = 86_400_000
const degrees = Math.PI / 180

/** The light of the day of this moment, to some minutes, and how far that day has come, in Amsterdam. */
export function daylightAt(moment: Moment): Daylight & { at: number } {
  const { year, month, day: of, hour, minute } = wallClock(moment)
  const at = hour * 60 + minute
  const midnight = Date.UTC(year, month - 1, of)
  // By how much the clock on the wall is ahead.
  const ahead = Math.round((midnight + at * 60_000 - new Date(moment).getTime()) / 60_000)
  const ofYear = (midnight - Date.UTC(year, 0, 0)) / day
  const along = (2 * Math.PI * (ofYear - 81)) / 365
  // The model of Forsythe and others (1995), which errs by a minute or two.
  const turn = 0.2163108 + 2 * Math.atan(0.9671396 * Math.tan(0.0086 * (ofYear - 186)))
  const declination = Math.asin(0.39795 * Math.cos(turn))
  const clockError = 9.87 * Math.sin(2 * along) - 7.53 * Math.cos(along) - 1.5 * Math.sin(along)
  const noon = 720 - 4 * longitude - clockError + ahead
  const height =
    (Math.sin(-0.833 * degrees) - Math.sin(latitude * degrees) * Math.sin(declination)) /
    (Math.cos(latitude * degrees) * Math.cos(declination))
  const half = (4 * Math.acos(Math.min(1, Math.max(-1, height)))) / degrees
  return { sunrise: Math.round(noon - half), sunset: Math.round(noon + half), at }
}
