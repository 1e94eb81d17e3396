import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import type { HeldDate } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { eventPayments } from '../tables.ts'
import { invoiceCompany } from './companies.ts'
import { isCodeUsedUp } from './discounts.ts'
import type { EventPayment } from './payments.ts'
import { owe } from './refund.ts'

type Money = { sessionId: string; paymentId: string; cents: number; currency: string | null }

/**
 * Money came in for a checkout, whose date is held: it buys the seat or goes back, as the rule of the seats says. Said
 * twice it counts once (EV-PAY-16, EV-PAY-17). Another amount than was asked buys nothing (EV-PAY-24).
 */
export async function takeMoney(
  house: House,
  tx: Tx,
  { payment, date, money, now }: { payment: EventPayment; date: HeldDate | null; money: Money; now: Date },
): Promise<void> {
  if (payment.providerPaymentId) return
  const { sessionId, paymentId, cents } = money
  const received = differenceFrom(payment, money)
  await tx
    .update(eventPayments)
    .set({
      status: 'paid',
      paidAt: now,
      providerSessionId: sessionId,
      providerPaymentId: paymentId,
      receivedCents: received?.cents,
      receivedCurrency: received?.currency,
    })
    .where(eq(eventPayments.id, payment.id))
  if (received) {
    const wasHeld = payment.status === 'opening' || payment.status === 'open'
    if (date && wasHeld)
      await passSeats(house, tx, { date, event: { kind: 'holdEnded', id: payment.enrollmentId }, now })
    const { id, userId: personId, enrollmentId: enrolmentId } = payment
    if (personId && date)
      await record(tx, {
        kind: 'payment.differed',
        personId,
        enrolmentId,
        paymentId: id,
        eventId: date.eventId,
        dateId: date.id,
      })
    if (cents > 0) await owe(house, tx, paymentId)
    return
  }
  const isCodeGone = date !== null && (await isCodeUsedUp(tx, date, payment.enrollmentId))
  const event = { kind: 'pay', id: payment.enrollmentId, paymentId, cents, isCodeGone } as const
  const passed = date && (await passSeats(house, tx, { date, event, now }))
  // Nothing is left that it could buy.
  if (!passed || 'code' in passed) await owe(house, tx, paymentId)
  else await invoiceCompany(tx, { ...payment, providerPaymentId: paymentId }, now)
}

/** What came in when it is not what was asked, else null; money of before its currency was told is of the asked one. */
function differenceFrom(asked: EventPayment, { cents, currency }: Money): { cents: number; currency: string } | null {
  const received = { cents, currency: currency?.toUpperCase() ?? asked.currency }
  return received.cents === asked.amountCents && received.currency === asked.currency ? null : received
}
