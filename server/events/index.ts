import { cancel, undoCancel } from './cancel.ts'
import { enrolFree, joinWaitlist } from './enrol.ts'

export { addEvent, type NewEvent } from './addEvent.ts'
export { eventsDecisions } from './facts.ts'
export { holdDate } from './holdDate.ts'
export { passSeats } from './passSeats.ts'
export { eventsPersonal } from './personal.ts'
export { furnishEvents } from './timed.ts'

/** The operations of this room. */
export const eventsOperations = { enrolFree, joinWaitlist, cancel, undoCancel }
