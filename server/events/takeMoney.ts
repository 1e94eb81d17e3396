import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import type { HeldDate } from './holdDate.ts'
import { passSeats } from './passSeats.ts'
import type { EventPayment } from './payments.ts'
import { owe } from './refund.ts'
import { eventPayments } from './tables.ts'

type Money = { sessionId: string; paymentId: string; cents: number }

/**
 * Money came in for a checkout, whose date is held: it buys the seat or goes back, as the rule of the seats says. Said
 * twice it counts once (EV-PAY-16, EV-PAY-17).
 */
export async function takeMoney(
  house: House,
  tx: Tx,
  { payment, date, money, now }: { payment: EventPayment; date: HeldDate | null; money: Money; now: Date },
): Promise<void> {
  if (payment.providerPaymentId) return
  const { sessionId, paymentId, cents } = money
  await tx
    .update(eventPayments)
    .set({
      ...{ status: 'paid', amountCents: cents, paidAt: now },
      ...{ providerSessionId: sessionId, providerPaymentId: paymentId },
    })
    .where(eq(eventPayments.id, payment.id))
  const event = { kind: 'pay', id: payment.enrollmentId, paymentId, cents } as const
  const passed = date && (await passSeats(house, tx, { date, event, now }))
  // Nothing is left that it could buy.
  if (!passed || 'code' in passed) await owe(house, tx, paymentId)
}
