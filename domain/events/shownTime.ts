import { dayOf, fullDate, houseZone, shortDayNear, time, wallClock, weekdayDate } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { calendarWords } from './words.ts'
import type { EventZone } from './zones.ts'

type Shown = { startAt: Moment; endAt: Moment; zone: EventZone }

/**
 * When an occurrence is, on its own clock and with its year; the zone is named when it is not that of the house, and the
 * viewer's time is added where another clock hangs on their wall (EV-CAL-31, EV-CARD-01, EV-GEN-14).
 */
export function shownTime({ startAt, endAt, zone }: Shown, viewerZone: string): { when: string; yours: string | null } {
  const named = zone === houseZone ? '' : ` (${calendarWords.zones[zone]})`
  const when = `${fullDate(startAt, zone)}, ${time(startAt, zone)} – ${endDay({ startAt, endAt, zone })}${time(endAt, zone)}${named}`
  const isSame =
    dayOf(startAt, zone) === dayOf(startAt, viewerZone) && time(startAt, zone) === time(startAt, viewerZone)
  return {
    when,
    yours: isSame ? null : calendarWords.yours(`${fullDate(startAt, viewerZone)}, ${time(startAt, viewerZone)}`),
  }
}

/** The day on which it ends, when that is another than that of its start; its year when that is another too. */
function endDay({ startAt, endAt, zone }: Shown): string {
  if (dayOf(startAt, zone) === dayOf(endAt, zone)) return ''
  const isSameYear = wallClock(startAt, zone).year === wallClock(endAt, zone).year
  return `${isSameYear ? weekdayDate(endAt, zone) : fullDate(endAt, zone)} `
}

/**
 * The same in a corner of a card: 'za 24 okt' and '08:30 - 10:00', with the day on which it ends when that is another, and
 * with the year of whatever is not in this one (EV-CARD-01, EV-GEN-14).
 */
export function cardTime({ startAt, endAt, zone }: Shown, now: Moment): { day: string; times: string } {
  const ends = dayOf(startAt, zone) === dayOf(endAt, zone) ? '' : `${shortDayNear(endAt, now, zone)} `
  return { day: shortDayNear(startAt, now, zone), times: `${time(startAt, zone)} - ${ends}${time(endAt, zone)}` }
}
