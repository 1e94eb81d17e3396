import { dayOf, fullDate, fullDateTime, longDate, longDateTime, shortDay, shortDayTime } from './dates.ts'
import { type Moment, toMs } from './moment.ts'

type Said = (moment: Moment, zone?: string) => string

/**
 * Says until when something holds. An end at midnight is read as a moment of the day that begins then, on which it no longer
 * holds: the last day that it does is said instead (X3-GEN-13).
 */
const untilIn =
  (day: Said, moment: Said): Said =>
  (end, zone) => {
    const last = toMs(end) - 1
    return dayOf(last, zone) === dayOf(end, zone) ? `tot ${moment(end, zone)}` : `tot en met ${day(last, zone)}`
  }

/** 'tot za 24 okt, 08:30', or 'tot en met vr 23 okt'. */
export const untilShort = untilIn(shortDay, shortDayTime)

/** 'tot 24 oktober 2026 08:30', or 'tot en met 23 oktober 2026'. */
export const untilLong = untilIn(longDate, longDateTime)

/** 'tot zaterdag 24 oktober 2026 om 08:30', or 'tot en met vrijdag 23 oktober 2026'. */
export const untilFull = untilIn(fullDate, fullDateTime)

/** 'tot 24 oktober 2026', or 'tot en met 23 oktober 2026' where nothing of the 24th belongs to it. */
export const untilLongDay = untilIn(longDate, longDate)
