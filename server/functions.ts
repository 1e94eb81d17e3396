import { cancelRefused } from '@bewezen/domain/events/cancelWords.ts'
import { enrolRefused } from '@bewezen/domain/events/enrolWords.ts'
import { generateWords } from '@bewezen/domain/shop/generateWords.ts'
import { assistantOperations } from './assistant/index.ts'
import { eventsOperations } from './events/index.ts'
import { externalOperations } from './external/index.ts'
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
  'generate-product-with-ai': shopOperations.generateProduct,
  'generate-product-images': shopOperations.generateImage,
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
  'external-message-reply': externalOperations.reply,
}

/** What a function answers where the specification wraps it: the fields of a product in `productData` (X3-CALL-23). */
export const functionAnswer = (name: string, output: unknown): unknown =>
  name === 'generate-product-with-ai' ? { productData: output } : output

/** The sentence of a refusal, for the functions that answer one (EV-CALL-48, EV-CANCEL-02, EV-PAY-02, SHOP-AI-08). */
export function functionError(name: string, { code, data }: { code: string; data: unknown }): string | null {
  if (name === 'generate-product-with-ai') return generateWords.failed
  const operation = Object.hasOwn(functions, name) ? functions[name as keyof typeof functions] : null
  if (!Object.values<unknown>(eventsOperations).includes(operation)) return null
  const leaves = operation === eventsOperations.cancel || operation === eventsOperations.undoCancel
  const { title, text } = leaves ? cancelRefused(code) : enrolRefused(code, (data ?? {}) as Record<string, unknown>)
  return text ?? title
}
