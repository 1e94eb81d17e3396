import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { isBackReason } from '@bewezen/domain/shop/orders/orderMoney.ts'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { readNow } from '../../../base/database/clock.ts'
import type { Tx } from '../../../base/database/open.ts'
import { recordAll } from '../../../base/facts/record.ts'
import type { House } from '../../../base/house.ts'
import { issueInvoice } from '../../../payments/index.ts'
import { payments } from '../../../payments/tables.ts'
import { shopRefunds } from '../../tables.ts'
import { creditBillOf, nameOnBill } from './bill.ts'
import { linesOf, lockOrder, type OrderRow, tellOrder } from './orderRows.ts'
import type { RefundRow } from './owe.ts'
import type { Payment } from './payOrder.ts'

export const isOwed = inArray(shopRefunds.state, ['pending', 'failed'])

/**
 * Gives money back at the provider, once however often it is asked, and writes down how that went. Answers whether nothing
 * is owed any more. Reaches outside: never in a transaction (SHOP-ORDER-31).
 */
export async function giveBack(house: House, refundId: string): Promise<boolean> {
  const { db } = house.database
  const [owed] = await db
    .select({ refund: shopRefunds, payment: payments })
    .from(shopRefunds)
    .innerJoin(payments, eq(payments.id, shopRefunds.paymentId))
    .where(and(eq(shopRefunds.id, refundId), isOwed))
  if (!owed) return true
  const failure = await refusalOf(house, owed.refund, owed.payment)
  if (failure) house.log.error({ err: failure, refund: refundId }, 'the payment provider did not give money back')
  await house.transaction(async (tx, now) => {
    const order = await lockOrder(tx, owed.refund.orderId)
    if (!order) return
    await (failure ? noteFailure(tx, order, owed.refund, failure) : noteReturn(tx, order, { ...owed, now }))
  })
  return failure === null
}

async function refusalOf({ payments: { provider } }: House, refund: RefundRow, payment: Payment) {
  if (!provider) return new ProviderFailed('No payment provider is configured.')
  try {
    const { id: refundId, amountCents: cents, tries: attempt } = refund
    await provider.refundPart({ refundId, paymentId: payment.providerPaymentId, cents, attempt })
    return null
  } catch (problem) {
    if (problem instanceof ProviderFailed) return problem
    throw problem
  }
}

/** Money is back with who paid it; its order is held. What had bought something has a credit note (SHOP-ORDER-24). */
export async function noteReturn(
  tx: Tx,
  order: OrderRow,
  { refund, payment, now }: { refund: RefundRow; payment: Payment; now: Date },
): Promise<void> {
  const returned = await tx
    .update(shopRefunds)
    .set({ state: 'refunded', refundedAt: now })
    .where(and(eq(shopRefunds.id, refund.id), isOwed))
    .returning({ id: shopRefunds.id })
  if (returned.length > 0) await followReturn(tx, order, { refund, payment, now })
}

/** The credit note and the news of money that is back. */
export async function followReturn(
  tx: Tx,
  order: OrderRow,
  { refund, payment, now }: { refund: RefundRow; payment: Payment; now: Date },
): Promise<void> {
  if (!isBackReason(refund.why)) {
    const bill = creditBillOf(order, await linesOf(tx, [order.id]), refund)
    const description = nameOnBill(order)
    await issueInvoice(tx, { payment, kind: 'credit', description, bill, refundId: refund.id, now })
  }
  const { id: orderId, userId: personId } = order
  const more = personId ? [{ kind: 'order.refunded', personId, orderId, refundId: refund.id } as const] : []
  await tellOrder(tx, order, { more })
}

async function noteFailure(tx: Tx, order: OrderRow, refund: RefundRow, { isRefusal }: ProviderFailed): Promise<void> {
  const failed = await tx
    .update(shopRefunds)
    // What was not answered may have been done: the next try has the same key.
    .set({ state: 'failed', tries: isRefusal ? refund.tries + 1 : refund.tries })
    .where(and(eq(shopRefunds.id, refund.id), isOwed, eq(shopRefunds.tries, refund.tries)))
    .returning({ id: shopRefunds.id })
  // Each further try fails anew, and is no news.
  if (failed.length > 0 && refund.state === 'pending')
    await recordAll(tx, [{ kind: 'orders.changed', orderId: order.id }])
}

/** A bank sent back what was given back: it is owed again, and tried again with the next round. */
export async function noteBounce(tx: Tx, order: OrderRow, refundId: string): Promise<void> {
  const bounced = await tx
    .update(shopRefunds)
    .set({ state: 'failed', refundedAt: null, tries: sql`${shopRefunds.tries} + 1` })
    .where(and(eq(shopRefunds.id, refundId), eq(shopRefunds.state, 'refunded')))
    .returning({ id: shopRefunds.id })
  if (bounced.length > 0) await tellOrder(tx, order)
}

/** Tries everything that is owed once more. Answers how many that were. */
export async function retryOwed(house: House): Promise<number> {
  const { db } = house.database
  const owed = await db
    .select({ id: shopRefunds.id })
    .from(shopRefunds)
    .where(and(isOwed, lte(shopRefunds.createdAt, await readNow(db))))
    .orderBy(asc(shopRefunds.createdAt))
    .limit(100)
  for (const { id } of owed) await giveBack(house, id)
  return owed.length
}
