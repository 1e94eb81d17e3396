import { dayOf, houseZone, shortDay, time, weekdayDate } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { calendarWords } from './words.ts'
import type { EventZone } from './zones.ts'

type Shown = { startAt: Moment; endAt: Moment; zone: EventZone }

/**
 * When an occurrence is, on its own clock; the zone is named when it is not that of the house, and the viewer's time is
 * added where another clock hangs on their wall (EV-CAL-31, EV-CARD-01).
 */
export function shownTime({ startAt, endAt, zone }: Shown, viewerZone: string): { when: string; yours: string | null } {
  const ends = weekdayDate(startAt, zone) === weekdayDate(endAt, zone) ? '' : `${weekdayDate(endAt, zone)} `
  const named = zone === houseZone ? '' : ` (${calendarWords.zones[zone]})`
  const when = `${weekdayDate(startAt, zone)}, ${time(startAt, zone)} – ${ends}${time(endAt, zone)}${named}`
  const isSame =
    weekdayDate(startAt, zone) === weekdayDate(startAt, viewerZone) && time(startAt, zone) === time(startAt, viewerZone)
  return {
    when,
    yours: isSame ? null : calendarWords.yours(`${weekdayDate(startAt, viewerZone)}, ${time(startAt, viewerZone)}`),
  }
}

/** The same in a corner of a card: 'za 24 okt' and '08:30 - 10:00', with the day on which it ends when that is another (EV-CARD-01). */
export function cardTime({ startAt, endAt, zone }: Shown): { day: string; times: string } {
  const ends = dayOf(startAt, zone) === dayOf(endAt, zone) ? '' : `${shortDay(endAt, zone)} `
  return { day: shortDay(startAt, zone), times: `${time(startAt, zone)} - ${ends}${time(endAt, zone)}` }
}
