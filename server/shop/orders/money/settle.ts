import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { namedId } from '../../../base/namedId.ts'
import { checkoutOf, type Settle } from '../../../payments/index.ts'
import { payments } from '../../../payments/tables.ts'
import { shopOrders, shopRefunds } from '../../tables.ts'
import { isOwed, noteBounce, noteReturn } from './giveBack.ts'
import { noteAllBack } from './noteAllBack.ts'
import { lockOrder, type OrderRow, tellOrder } from './orderRows.ts'
import type { RefundJob } from './owe.ts'
import type { Payment } from './payOrder.ts'
import { takeMoney } from './takeMoney.ts'

/**
 * What a message of the provider does to an order, in the transaction that processes it: only this makes one paid that
 * costs something (SHOP-ORDER-20). A message about something that others sold does nothing.
 */
export const settleOrders =
  (house: House): Settle =>
  async (tx, message, now) => {
    if (message.kind === 'checkoutCompleted') {
      const checkout = await checkoutOf(tx, message)
      if (checkout?.kind !== 'order' || !message.paid) return
      const { sessionId, paymentId, amountCents: cents, currency = null } = message
      await takeMoney(house, tx, checkout.subjectId, { paymentId: paymentId ?? sessionId, cents, currency }, now)
      return
    }
    const payment = await paymentOf(tx, message)
    const order = payment && (await lockOrder(tx, payment.subjectId))
    if (payment && order) await followPayment(house, { tx, order, payment, now }, message)
  }

type It = { tx: Tx; order: OrderRow; payment: Payment; now: Date }

async function paymentOf(tx: Tx, message: ProviderMessage): Promise<Payment | null> {
  if (!('paymentId' in message) || !message.paymentId) return null
  const isIt = and(eq(payments.providerPaymentId, message.paymentId), eq(payments.kind, 'order'))
  const [payment] = await tx.select().from(payments).where(isIt)
  return payment ?? null
}

/** What became of money that came in before. */
async function followPayment(house: House, it: It, message: ProviderMessage): Promise<void> {
  if (message.kind === 'paymentReversed' && message.why === 'refund') {
    await askAboutOwed(house, it, message.id)
    await noteAllBack(house, it)
  } else if (message.kind === 'paymentReversed') await markDisputed(it, true)
  else if (message.kind === 'disputeWon') await markDisputed(it, false)
  else if (message.kind === 'disputeLost') {
    await markDisputed(it, false)
    await noteOwedAsBack(it)
    await noteAllBack(house, it)
  } else if (message.kind === 'refundFailed') await bounce(it, message.refundId ?? null)
}

/**
 * What is owed of a payment that the provider says is back is asked about once more: the message may be older than a bank
 * that sent it back.
 */
async function askAboutOwed(house: House, { tx, payment }: It, messageId: string): Promise<void> {
  for (const { id: refundId } of await owedOf(tx, payment)) {
    const job: RefundJob = { refundId }
    await house.jobs.enqueue(tx, 'shop.refund', job, { id: namedId(`shop.refund ${refundId} ${messageId}`) })
  }
}

/** The bank took all of it: nothing of it can be given back by us any more. */
async function noteOwedAsBack({ tx, order, payment, now }: It): Promise<void> {
  for (const refund of await owedOf(tx, payment)) await noteReturn(tx, order, { refund, payment, now })
}

const owedOf = (tx: Tx, { id }: Payment) =>
  tx
    .select()
    .from(shopRefunds)
    .where(and(eq(shopRefunds.paymentId, id), isOwed))

/** Marks the order for admins, or takes the mark away; it stays as it is. */
async function markDisputed({ tx, order, payment }: It, isDisputed: boolean): Promise<void> {
  if (order.paymentId !== payment.id) return
  await tx.update(shopOrders).set({ isDisputed }).where(eq(shopOrders.id, order.id))
  await tellOrder(tx, order)
}

async function bounce({ tx, order, payment }: It, refundId: string | null): Promise<void> {
  const isBack = and(eq(shopRefunds.paymentId, payment.id), eq(shopRefunds.state, 'refunded'))
  const [last] = refundId
    ? [{ id: refundId }]
    : await tx
        .select({ id: shopRefunds.id })
        .from(shopRefunds)
        .where(isBack)
        .orderBy(desc(shopRefunds.refundedAt), desc(shopRefunds.id))
        .limit(1)
  if (last) await noteBounce(tx, order, last.id)
}
