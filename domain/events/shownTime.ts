import { houseZone, time, weekdayDate } from '../base/dates.ts'
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
