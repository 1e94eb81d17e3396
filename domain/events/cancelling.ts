import { type Moment, toMs } from '../base/moment.ts'
import { amount, type Currency } from '../base/money.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { cancelWords } from './cancelWords.ts'

/** The policy of an enrolment, frozen when it was made: later changes of the event's deadlines do not touch it. */
export type FrozenPolicy = {
  /** Until when all money comes back, itself included; null means until the start (EV-CANCEL-06). */
  freeUntil: Moment | null
  /** The date, place or type became another since: all money comes back until the new start (EV-CANCEL-14, EV-RECUR-18). */
  mayLeaveFreely: boolean
}

/** An enrolment with what was paid for it and is not given back yet. */
export type Cancelled = FrozenPolicy & { paidCents: number; startAt: Moment }

export type Quote = { refund: 'full' | 'none'; refundCents: number }

/**
 * What a member gets back who cancels now: everything at or before the deadline, nothing after it, and from the start on
 * cancelling is over (EV-CANCEL-04, EV-CANCEL-05, EV-CANCEL-06, EV-EDGE-33).
 */
export function quote(it: Cancelled, now: Moment): Quote | RefusalOf<'OCCURRENCE_STARTED'> {
  if (toMs(now) >= toMs(it.startAt)) return { code: 'OCCURRENCE_STARTED' }
  const inTime = it.freeUntil === null || toMs(now) <= toMs(it.freeUntil)
  return quoteOf(it.mayLeaveFreely || inTime ? it.paidCents : 0)
}

/** What comes back when the organiser cancels: everything, whatever the deadline (EV-CANCEL-13). */
export const organiserQuote = ({ paidCents }: Pick<Cancelled, 'paidCents'>): Quote => quoteOf(paidCents)

/** What comes back when an admin cancels somebody's enrolment, with or without money, also after the start (EV-CANCEL-11, EV-PART-05). */
export const adminQuote = ({ paidCents }: Pick<Cancelled, 'paidCents'>, withRefund: boolean): Quote =>
  quoteOf(withRefund ? paidCents : 0)

/** Why a cancelling that was confirmed for one amount does not happen for a lower one: the deadline passed while somebody was reading. */
export const quoteRefusal = (
  quotedCents: number | null,
  { refundCents }: Quote,
): RefusalOf<'CHANGED', { refundCents: number }> | null =>
  quotedCents !== null && refundCents < quotedCents ? { code: 'CHANGED', data: { refundCents } } : null

type OwnMoney = Pick<Cancelled, 'paidCents'> & { isTransferred: boolean }

/**
 * Whether cancelling is asked about first, since it cannot be taken back: when money was paid, also by somebody else, whose
 * amount is not known to who has the place now (EV-CANCEL-03, EV-MORE-36).
 */
export const asksFirst = (own: OwnMoney, isFree: boolean): boolean =>
  own.paidCents > 0 || (own.isTransferred && !isFree)

/** What the confirmation of a paid enrolment says about the money, before anything is cancelled (EV-CANCEL-03, EV-CANCEL-05). */
export const quoteText = ({ refundCents }: Quote, currency: Currency): string =>
  refundCents > 0 ? cancelWords.comesBack(amount(refundCents, currency)) : cancelWords.tooLate

/** What is told once it is cancelled (EV-CANCEL-09). */
export const cancelledText = ({ refundCents }: Quote, currency: Currency): string =>
  refundCents > 0
    ? `${cancelWords.done.text} ${cancelWords.comesBack(amount(refundCents, currency))}`
    : cancelWords.done.text

const quoteOf = (refundCents: number): Quote => ({ refund: refundCents > 0 ? 'full' : 'none', refundCents })
