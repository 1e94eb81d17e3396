import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { CompanyForm } from '../payments/company.ts'
import { AnswersGiven } from './answersGiven.ts'
import { desk } from './desk.ts'
import { CodeProblem } from './discount.ts'
import { enrolmentStatuses, paymentStatuses } from './enrolment.ts'
import { currencies } from './eventForm.ts'
import { feeding } from './feeding.ts'
import { managing, paying, placing } from './managing.ts'
import { reading } from './reading.ts'
import { transferring } from './transferContract.ts'
import { writing } from './writingContract.ts'

/** The own place on a date; `place` is that on the waitlist, from 1. */
export const OwnEnrolment = z.object({
  id: Id,
  eventId: Id,
  occurrenceId: Id.nullable(),
  status: z.enum(enrolmentStatuses),
  payment_status: z.enum(paymentStatuses),
  place: z.int().nullable(),
})
export type OwnEnrolment = z.infer<typeof OwnEnrolment>

const member = { needs: 'useOwnAccount', visitorSays: 'LOGIN_REQUIRED' } as const

/** What the enrolment form sends; any other field is refused (EV-CALL-39, EV-CALL-48, EV-DATA-26). */
const Attempt = z.strictObject({
  /**
   * Of this attempt, made by the browser: sent again, it answers the first result (EV-ENROL-46). It becomes the id of the
   * enrolment. The functions are called without one too: then the server makes it (EV-CALL-55).
   */
  id: Id.optional(),
  eventId: Id.nullish(),
  /** An instance, or the event itself for its start (EV-ENROL-36). */
  occurrenceId: Id.nullish(),
  termsVersion: z.string().max(40),
  enrollmentData: z.strictObject({
    ...AnswersGiven,
    terms_accepted: z.boolean(),
    cancellation_policy_accepted: z.boolean(),
  }),
})
/** As it comes in. */
export type AskedAttempt = z.infer<typeof Attempt>
export type Attempt = AskedAttempt & { id: Id }

/** What a checkout sends beside it: the code as it was typed, and to which company the invoice goes (EV-CALL-48, EV-MORE-19, EV-MORE-22). */
const CheckoutAttempt = Attempt.extend({ discountCode: z.string().max(200).nullish(), company: CompanyForm.nullish() })
export type CheckoutAttempt = z.infer<typeof CheckoutAttempt> & { id: Id }
const faulty = { FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }) }
const codeInvalid = { CODE_INVALID: z.object({ why: CodeProblem }) }

const entered = z.object({ success: z.literal(true), data: OwnEnrolment })
const entering = {
  ...member,
  input: Attempt,
  output: entered,
  refusals: {
    LOGIN_REQUIRED: nothing,
    PROFILE_NOT_FOUND: z.object({ why: z.enum(['missing', 'incomplete']) }),
    EVENT_NOT_FOUND: nothing,
    RECURRING_NEEDS_OCCURRENCE: nothing,
    OCCURRENCE_NOT_FOUND: z.object({ why: z.enum(['unnamed', 'gone']) }),
    EVENT_OCCURRENCE_MISMATCH: nothing,
    EVENT_CANCELLED: nothing,
    ALREADY_ENROLLED: nothing,
    ENROLLMENT_CLOSED: nothing,
    ENROLLMENT_NOT_OPEN: z.object({ opensAt: Instant }),
    TERMS_REQUIRED: z.object({ why: z.enum(['unticked', 'outdated']) }),
    PAYMENT_REQUIRED: nothing,
    CAPACITY_EXCEEDED: nothing,
    RATE_LIMITED: nothing,
  },
}

export const events = {
  ...feeding,
  ...desk,
  ...placing,
  ...reading,
  ...managing,
  ...writing,
  ...transferring,
  /** `enroll-event-free`: takes a seat that costs nothing (EV-ENROL-34, EV-ENROL-41). */
  enrolFree: operation(entering),
  /** `join-event-waitlist`: a place in the line, or the seat itself when one is free by now (EV-WAIT-01, EV-WAIT-03). */
  joinWaitlist: operation(entering),
  /**
   * `create-event-checkout`: holds a seat and answers where it is paid; for a hold that is still open the same page
   * again, and an offer becomes a hold (EV-PAY-10, EV-CALL-38, EV-CALL-47, EV-WAIT-05). Without an address a code left
   * nothing to pay, and the seat is taken (EV-MORE-16).
   */
  checkout: operation({
    ...entering,
    input: CheckoutAttempt,
    output: z.object({ url: z.string().nullable() }),
    refusals: {
      ...entering.refusals,
      ...codeInvalid,
      ...faulty,
      STRIPE_NOT_CONFIGURED: nothing,
      CHECKOUT_ERROR: nothing,
    },
  }),
  /** What a code makes of the price of a date for whoever asks, as things stand now (EV-MORE-17, EV-MORE-19). */
  checkCode: operation({
    ...member,
    input: z.strictObject({ eventId: Id, occurrenceId: Id, discountCode: z.string().max(200) }),
    output: z.object({
      code: z.string(),
      priceCents: z.int(),
      discountCents: z.int(),
      totalCents: z.int(),
      currency: z.enum(currencies),
    }),
    refusals: { LOGIN_REQUIRED: nothing, EVENT_NOT_FOUND: nothing, RATE_LIMITED: nothing, ...codeInvalid },
  }),
  /** The invoice of one's own place, when there is one, and the company that it is addressed to (EV-MORE-92). */
  ownInvoice: operation({
    needs: 'useOwnAccount',
    read: true,
    input: z.strictObject({ enrollmentId: Id }),
    output: z.object({ number: z.string().nullable(), company: z.string().nullable() }),
  }),
  /** Asks for an invoice to a company of a place that was paid for, which is issued at once; there is one (EV-MORE-92). */
  askInvoice: operation({
    ...member,
    input: z.strictObject({ enrollmentId: Id, company: CompanyForm }),
    output: z.object({ number: z.string() }),
    refusals: {
      LOGIN_REQUIRED: nothing,
      ...faulty,
      INVOICE_SENT: nothing,
      NOTHING_PAID: nothing,
      RATE_LIMITED: nothing,
    },
  }),
  /**
   * `cancel-event-enrollment`: gives up the own seat, hold, offer or place in the line; `quotedCents` is what was shown
   * to come back (EV-CANCEL-09, EV-CALL-46). `keptUntil` says until when that can be taken back (EV-CANCEL-03).
   */
  cancel: operation({
    ...member,
    input: z.strictObject({ enrollmentId: Id, quotedCents: z.int().min(0).nullish() }),
    output: z.object({
      success: z.literal(true),
      refund: z.enum(['full', 'none']),
      refund_amount_cents: z.int(),
      keptUntil: Instant.nullable(),
    }),
    refusals: {
      LOGIN_REQUIRED: nothing,
      OCCURRENCE_STARTED: nothing,
      CHANGED: z.object({ refundCents: z.int() }),
      RATE_LIMITED: nothing,
    },
  }),
  /** `undo-event-cancellation`: within the seconds in which the seat is kept (EV-CANCEL-03). */
  undoCancel: operation({
    ...member,
    input: z.strictObject({ enrollmentId: Id }),
    output: entered,
    refusals: { LOGIN_REQUIRED: nothing, UNDO_OVER: nothing, RATE_LIMITED: nothing },
  }),
  ...paying,
}
