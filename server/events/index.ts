import { calendarFeed, makeCalendarFeed, revokeCalendarFeed } from './calendar/calendarFeed.ts'
import { cancelEvent } from './dates/cancelEvent.ts'
import { create } from './dates/create.ts'
import { form, teachers } from './dates/form.ts'
import { moveDate } from './dates/moveDate.ts'
import { remove } from './dates/remove.ts'
import { setLive } from './dates/setLive.ts'
import { update } from './dates/update.ts'
import { desk } from './desk/operations.ts'
import { askInvoice, ownInvoice } from './money/askInvoice.ts'
import { checkCode } from './money/checkCode.ts'
import { checkout } from './money/checkout.ts'
import { refundPart } from './money/refundPart.ts'
import { retryRefund } from './money/retryRefund.ts'
import { reads } from './read/reads.ts'
import { cancel, undoCancel } from './seats/cancel.ts'
import { enrolFree, joinWaitlist } from './seats/enrol.ts'
import { transferOperations } from './transfer/operations.ts'
import { letters, saveLetters } from './writing/letters.ts'
import { audiences, write } from './writing/write.ts'
import { written } from './writing/written.ts'

export { serveCalendars } from './calendar/calendars.ts'
export { addEvent, type NewEvent } from './dates/addEvent.ts'
export { copyOfEvent } from './dates/copyOfEvent.ts'
export { readCatering } from './desk/catering.ts'
export { serveParticipantsFile } from './desk/exportFile.ts'
export { eventsDecisions } from './facts.ts'
export { furnishEvents } from './furnish.ts'
export { eventsIncome } from './income.ts'
export { beginPayment } from './money/payments.ts'
export { takeMoney } from './money/takeMoney.ts'
export { eventsPersonal } from './personal.ts'
export { eventPages } from './publicPages.ts'
export { readNextDates } from './read/nextDates.ts'
export { readPublicWeek } from './read/publicWeek.ts'
export { eventBranch } from './search.ts'
export { holdDate } from './seats/holdDate.ts'
export { passSeats } from './seats/passSeats.ts'
export { scheduleLapses } from './seats/scheduleLapse.ts'
export { eventDisputesWaiting, eventRefundsWaiting, eventTransfersWaiting } from './waiting.ts'

const feed = { calendarFeed, makeCalendarFeed, revokeCalendarFeed }

/** The operations of this room. */
export const eventsOperations = {
  ...reads,
  ...desk,
  ...feed,
  ...transferOperations,
  enrolFree,
  joinWaitlist,
  checkCode,
  ownInvoice,
  askInvoice,
  checkout,
  cancel,
  undoCancel,
  refundPart,
  retryRefund,
  form,
  teachers,
  create,
  update,
  moveDate,
  setLive,
  remove,
  cancelEvent,
  audiences,
  write,
  written,
  letters,
  saveLetters,
}
