import { unsentMailsOf } from './mails/list.ts'
import { resendMail } from './mails/resend.ts'
import { trends } from './trends/trends.ts'
import { waiting, waitingOf } from './waiting/waiting.ts'

export { adminDecisions } from './facts.ts'
export { furnishAdmin } from './furnish.ts'
export { adminPersonal } from './personal.ts'

/** The operations of this room. */
export const adminOperations = { waiting, waitingOf, trends, unsentMails: unsentMailsOf, resendMail }
