import type { House } from '../base/house.ts'
import { calendarFeed, makeCalendarFeed, revokeCalendarFeed } from './calendarFeed.ts'
import { cancel, undoCancel } from './cancel.ts'
import { cancelEvent } from './cancelEvent.ts'
import { checkout } from './checkout.ts'
import { create } from './create.ts'
import { desk } from './desk/operations.ts'
import { enrolFree, joinWaitlist } from './enrol.ts'
import { form, teachers } from './form.ts'
import { furnishMoney } from './furnishMoney.ts'
import { setLive } from './live.ts'
import { reads } from './read/reads.ts'
import { remove } from './remove.ts'
import { retryRefund } from './retryRefund.ts'
import { provideGoneMails } from './tellGone.ts'
import { furnishSeats } from './timed.ts'
import { update } from './update.ts'

export { addEvent, type NewEvent } from './addEvent.ts'
export { serveCalendars } from './calendars.ts'
export { serveParticipantsFile } from './desk/exportFile.ts'
export { eventsDecisions } from './facts.ts'
export { holdDate } from './holdDate.ts'
export { passSeats } from './passSeats.ts'
export { beginPayment } from './payments.ts'
export { eventsPersonal } from './personal.ts'
export { eventPages } from './publicPages.ts'
export { eventBranch } from './search.ts'
export { takeMoney } from './takeMoney.ts'

const feed = { calendarFeed, makeCalendarFeed, revokeCalendarFeed }

/** The operations of this room. */
export const eventsOperations = {
  ...reads,
  ...desk,
  ...feed,
  ...{ enrolFree, joinWaitlist, checkout, cancel, undoCancel, retryRefund },
  ...{ form, teachers, create, update, setLive, remove, cancelEvent },
}

/** What this room brings to the house: the timed work of the seats and of their money. */
export function furnishEvents(house: House): void {
  furnishSeats(house)
  furnishMoney(house)
  provideGoneMails(house)
}
