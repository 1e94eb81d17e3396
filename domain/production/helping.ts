import { dayOf, houseZone } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { type Moment, toMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'

type Date = { startAt: Moment; endAt: Moment }

/** From when a helper may work on a date: the day before it, to open it once with a line (EV-MORE-50). */
export const helpsFrom = ({ startAt }: Pick<Date, 'startAt'>): string => midnight(plusDays(dayOf(startAt), -1))
/** Until when: the end of the day after it, so that a phone that lies in a drawer overnight still delivers (EV-MORE-50). */
export const helpsUntil = ({ endAt }: Pick<Date, 'endAt'>): string => midnight(plusDays(dayOf(endAt), 2))

/** Whether a helper of this date may work on it now (EV-MORE-50). */
export const isHelping = (date: Date, now: Moment): boolean =>
  toMs(helpsFrom(date)) <= toMs(now) && toMs(now) < toMs(helpsUntil(date))

const midnight = (day: string): string => fromWallTime(`${day}T00:00`, houseZone) ?? ''

/** The address of the day itself, of one date or of the next (EV-MORE-52). */
export const dayPath = (eventId: string, dateId?: string): string =>
  `/events/${eventId}/dag${dateId ? `?datum=${dateId}` : ''}`
