import { Id } from '@bewezen/domain/base/ids.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import type { Settle } from '../../payments/index.ts'
import { type HeldDate, holdDateOf } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { eventEnrollments, eventPayments } from '../tables.ts'
import { noteAllParts, notePartBounce } from './parts.ts'
import type { EventPayment } from './payments.ts'
import { noteBounce, noteReturn } from './refund.ts'
import { takeMoney } from './takeMoney.ts'

/**
 * What a message of the provider does to the seats, in the transaction that processes it: only this makes an enrolment
 * paid (EV-PAY-13, EV-PAY-16). A message about something that others sold does nothing.
 */
export const settleEvents =
  (house: House): Settle =>
  async (tx, message, now) => {
    const known = await paymentOf(tx, message)
    if (!known) return
    const date = await holdDateOf(tx, known.enrollmentId)
    // What was read before the date was held may be old.
    const [payment] = await tx.select().from(eventPayments).where(eq(eventPayments.id, known.id))
    if (!payment) return
    const it = { house, tx, payment, date, now }
    if (message.kind === 'checkoutCompleted') {
      const { sessionId, paymentId, amountCents: cents, currency = null, paid } = message
      if (paid)
        await takeMoney(house, tx, {
          payment,
          date,
          now,
          money: { sessionId, paymentId: paymentId ?? sessionId, cents, currency },
        })
    }
    if (message.kind === 'checkoutExpired') await endHold(it)
    else if (message.kind === 'paymentReversed' && message.why === 'refund') await noteReturn(tx, payment, date, now)
    else if (message.kind === 'paymentReversed') await dispute(it, true)
    else if (message.kind === 'disputeWon') await dispute(it, false)
    else if (message.kind === 'refundFailed') {
      if (!(await notePartBounce(tx, payment, date, message.refundId ?? null))) await noteBounce(tx, payment, date)
    } else if (message.kind === 'disputeLost') await loseDispute(it)
  }

type It = { house: House; tx: Tx; payment: EventPayment; date: HeldDate | null; now: Date }

async function paymentOf(tx: Tx, message: ProviderMessage): Promise<EventPayment | undefined> {
  const [found] = await tx.select().from(eventPayments).where(isAbout(message)).limit(1)
  return found
}

function isAbout(message: ProviderMessage): SQL | undefined {
  if (message.kind === 'checkoutCompleted' || message.kind === 'checkoutExpired') {
    const bySession = eq(eventPayments.providerSessionId, message.sessionId)
    const ours = Id.safeParse(message.checkoutId)
    // The message may come before we have written down which session our checkout became.
    const byOwnId = ours.success
      ? and(isNull(eventPayments.providerSessionId), eq(eventPayments.id, ours.data))
      : undefined
    return or(bySession, byOwnId)
  }
  return eq(eventPayments.providerPaymentId, 'paymentId' in message ? (message.paymentId ?? '') : '')
}

/** The checkout ended without money. */
async function endHold({ house, tx, payment, date, now }: It) {
  const ended = await tx
    .update(eventPayments)
    .set({ status: 'expired' })
    .where(and(eq(eventPayments.id, payment.id), inArray(eventPayments.status, ['opening', 'open'])))
    .returning({ id: eventPayments.id })
  // One that had ended before may have been followed by another checkout of the same enrolment.
  if (ended.length === 0 || !date) return
  await passSeats(house, tx, { date, event: { kind: 'holdEnded', id: payment.enrollmentId }, now })
}

/** Marks the enrolment for the admins, or takes the mark away; it stays as it is (EV-PAY-22). */
async function dispute({ tx, payment, date }: It, isDisputed: boolean) {
  await tx.update(eventEnrollments).set({ isDisputed }).where(eq(eventEnrollments.id, payment.enrollmentId))
  await record(tx, { kind: 'waiting.changed' })
  if (date) await record(tx, { kind: 'seats.changed', eventId: date.eventId, dateId: date.id })
}

/** The bank took the money back for good: the seat goes with it, unless the date has begun (EV-PAY-22). */
async function loseDispute(it: It) {
  const { house, tx, payment, date, now } = it
  await dispute(it, false)
  if (date) {
    const [own] = await tx.select().from(eventEnrollments).where(eq(eventEnrollments.id, payment.enrollmentId))
    const isBought = own?.paidBy === payment.providerPaymentId && isLive(own.status) && now < date.startsAt
    const event = { kind: 'leave', id: payment.enrollmentId, refundCents: 0, byOthers: true } as const
    if (isBought) await passSeats(house, tx, { date, event, now })
  }
  await noteReturn(tx, payment, date, now)
  await noteAllParts(tx, payment, date, now)
}
