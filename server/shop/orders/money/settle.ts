import type { House } from '../../../base/house.ts'
import { checkoutOf, type Settle } from '../../../payments/index.ts'
import { takeMoney } from './takeMoney.ts'

/**
 * What a message of the provider does to an order, in the transaction that processes it: only this makes one paid that
 * costs something (SHOP-ORDER-20). A message about something that others sold does nothing.
 */
export const settleOrders =
  (house: House): Settle =>
  async (tx, message, now) => {
    if (message.kind !== 'checkoutCompleted') return
    const checkout = await checkoutOf(tx, message)
    if (checkout?.kind !== 'order' || !message.paid) return
    const { sessionId, paymentId, amountCents: cents, currency = null } = message
    await takeMoney(house, tx, checkout.subjectId, { paymentId: paymentId ?? sessionId, cents, currency }, now)
  }
