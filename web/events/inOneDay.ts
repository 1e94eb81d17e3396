import { dayOf, houseZone } from '@bewezen/domain/base/dates.ts'
import type { Shown } from './shown.ts'

/** Whether a date lies in one day of the house, whose light can be drawn (EV-MORE-143). */
export const isInOneDay = ({ event, date }: Shown): boolean =>
  event.zone === houseZone && dayOf(date.startAt) === dayOf(date.endAt)
