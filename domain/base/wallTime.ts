import { houseZone, wallClock } from './dates.ts'
import { dayMs, type Moment } from './moment.ts'

/** A local date and time without zone, as a date and time field writes it: '2026-10-22T09:30'. */
export function toWallTime(moment: Moment, zone: string = houseZone): string {
  const { year, month, day, hour, minute } = wallClock(moment, zone)
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 16)
}

/**
 * The moment at which a clock on the wall says this, as an ISO string; null for a text that is no date and time, and for
 * years without four digits on every clock of the world. An hour that the change of the clock skips moves one hour
 * ahead, and one that it doubles means the first (X3-EDGE-09).
 */
export function fromWallTime(wall: string, zone: string = houseZone): string | null {
  const read = /^(?!9999)[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d/.test(wall) ? Date.parse(`${wall.slice(0, 16)}Z`) : Number.NaN
  if (Number.isNaN(read)) return null
  // Around a change of the clock there are two offsets; away from it they are the same.
  const [before, after] = [offsetAt(read - dayMs, zone), offsetAt(read + dayMs, zone)]
  const moments = [read - before, read - after].filter((moment) => moment + offsetAt(moment, zone) === read)
  return new Date(moments.length > 0 ? Math.min(...moments) : read - before).toISOString()
}

/** How far the wall clock of a zone is ahead of UTC, in milliseconds. */
const offsetAt = (moment: number, zone: string): number =>
  Date.parse(`${toWallTime(moment, zone)}Z`) - Math.floor(moment / 60_000) * 60_000
