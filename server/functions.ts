import { assistantOperations } from './assistant/index.ts'
import { eventsOperations } from './events/index.ts'
import { membershipOperations } from './membership/index.ts'
import { shopOperations } from './shop/index.ts'
import { tasksOperations } from './tasks/index.ts'

/** The functions that the specification names, each an operation of a room (SH-CALL-22, X3-CALL-22, X3-CALL-35..38). */
export const functions = {
  'create-checkout-subscription': membershipOperations.startCheckout,
  'customer-portal': membershipOperations.openPortal,
  'create-subscription-record': membershipOperations.confirmReturn,
  'check-subscription': membershipOperations.check,
  fn_effective_price: shopOperations.effectivePrice,
  'check-todo-completion': tasksOperations.checkCompletion,
  'create-event-checkout': eventsOperations.checkout,
  'enroll-event-free': eventsOperations.enrolFree,
  'join-event-waitlist': eventsOperations.joinWaitlist,
  'cancel-event-enrollment': eventsOperations.cancel,
  'undo-event-cancellation': eventsOperations.undoCancel,
  'get-event-join-link': eventsOperations.joinLink,
  'add-event-participant': eventsOperations.addParticipant,
  delete_event_cascade: eventsOperations.remove,
  'cancel-event': eventsOperations.cancelEvent,
  'ai-chat-send': assistantOperations.send,
}
