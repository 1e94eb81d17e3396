import { dayMs, type Moment, toMs } from './moment.ts'

/** The zone of every shown time and every per-day rule, events aside (SH-GEN-13, X3-GEN-10). */
export const houseZone = 'Europe/Amsterdam'

// Names and separators are ours: browsers and Node disagree about dots and commas, and a page drawn on the
// server must read the same in the browser. Only the clock reading comes from Intl.
export const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag']
export const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]
const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']

/** A local date and time, broken into fields; month 1-12, weekday 0 (Sunday) to 6. */
export type WallClock = { year: number; month: number; day: number; hour: number; minute: number; weekday: number }

/** The wall clock of a zone at a moment. Throws a RangeError for a text that is no moment. */
export function wallClock(moment: Moment, zone: string = houseZone): WallClock {
  const read: Record<string, number> = {}
  for (const { type, value } of readerOf(zone).formatToParts(toMs(moment))) read[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = read
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}

/** The calendar day in a zone, as '2026-10-24': for comparing, grouping and per-day rules. */
export function dayOf(moment: Moment, zone: string = houseZone): string {
  const { year, month, day } = wallClock(moment, zone)
  return `${year}-${two(month)}-${two(day)}`
}

/** 'oktober 2026' */
export function monthOf(moment: Moment, zone?: string): string {
  const { year, month } = wallClock(moment, zone)
  return `${months[month - 1]} ${year}`
}

/** How many calendar days lie between two days written as '2026-10-24'; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** '08:30' */
export function time(moment: Moment, zone?: string): string {
  const { hour, minute } = wallClock(moment, zone)
  return `${two(hour)}:${two(minute)}`
}

/** 'za 24 okt' */
export function shortDay(moment: Moment, zone?: string): string {
  const { weekday, day, month } = wallClock(moment, zone)
  return `${weekdays[weekday]?.slice(0, 2)} ${day} ${shortMonths[month - 1]}`
}

/** 'za 24 okt, 08:30' */
export const shortDayTime = (moment: Moment, zone?: string): string =>
  `${shortDay(moment, zone)}, ${time(moment, zone)}`

/** 'za 24 okt 2026' */
export const shortDate = (moment: Moment, zone?: string): string =>
  `${shortDay(moment, zone)} ${wallClock(moment, zone).year}`

/** 'za 24 okt 2026, 08:30' */
export const shortDateTime = (moment: Moment, zone?: string): string =>
  `${shortDate(moment, zone)}, ${time(moment, zone)}`

/** 'za 24 okt', and 'za 24 okt 2027' when that is not the year of now. */
export const shortDayNear = (moment: Moment, now: Moment, zone?: string): string =>
  wallClock(moment, zone).year === wallClock(now, zone).year ? shortDay(moment, zone) : shortDate(moment, zone)

/** '05 okt 2026': the spec's dd MMM yyyy. */
export function date(moment: Moment, zone?: string): string {
  const { year, month, day } = wallClock(moment, zone)
  return `${two(day)} ${shortMonths[month - 1]} ${year}`
}

/** '05 okt 2026, 08:30': the spec's dd MMM yyyy, HH:mm. */
export const dateTime = (moment: Moment, zone?: string): string => `${date(moment, zone)}, ${time(moment, zone)}`

/** '20 oktober' */
export function dayAndMonth(moment: Moment, zone?: string): string {
  const { day, month } = wallClock(moment, zone)
  return `${day} ${months[month - 1]}`
}

/** '24 oktober 2026' */
export const longDate = (moment: Moment, zone?: string): string =>
  `${dayAndMonth(moment, zone)} ${wallClock(moment, zone).year}`

/** '3 maart 2026 10:00': the spec's d MMMM yyyy HH:mm (EV-TIER-17). */
export const longDateTime = (moment: Moment, zone?: string): string => `${longDate(moment, zone)} ${time(moment, zone)}`

/** 'donderdag 22 oktober' */
export const weekdayDate = (moment: Moment, zone?: string): string =>
  `${weekdays[wallClock(moment, zone).weekday]} ${dayAndMonth(moment, zone)}`

/** 'donderdag 22 oktober 2026' */
export const fullDate = (moment: Moment, zone?: string): string =>
  `${weekdayDate(moment, zone)} ${wallClock(moment, zone).year}`

/** 'donderdag 22 oktober 2026 om 10:12': the full date and time for an accessible title (IN-CARD-08). */
export const fullDateTime = (moment: Moment, zone?: string): string =>
  `${fullDate(moment, zone)} om ${time(moment, zone)}`

/** The separator above a day in a list: 'Vandaag', 'Gisteren', 'Donderdag 15 oktober', with the year when it is another one. */
export function daySeparator(moment: Moment, now: Moment, zone?: string): string {
  const ago = daysBetween(dayOf(moment, zone), dayOf(now, zone))
  if (ago === 0) return 'Vandaag'
  if (ago === 1) return 'Gisteren'
  const text = weekdayDate(moment, zone)
  const { year } = wallClock(moment, zone)
  return year === wallClock(now, zone).year ? capital(text) : `${capital(text)} ${year}`
}

/** A word or sentence with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const readers = new Map<string, Intl.DateTimeFormat>()

function readerOf(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone)
  if (known) return known
  const reader = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  readers.set(zone, reader)
  return reader
}

const two = (value: number): string => String(value).padStart(2, '0')
