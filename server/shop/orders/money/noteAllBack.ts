import { mayStep } from '@bewezen/domain/shop/orders/orderStates.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { namedId } from '../../../base/namedId.ts'
import { shopOrders, shopRefunds } from '../../tables.ts'
import { followReturn } from './giveBack.ts'
import { linesOf, type OrderRow } from './orderRows.ts'
import { oweRefund } from './owe.ts'
import type { Payment } from './payOrder.ts'

type It = { tx: Tx; order: OrderRow; payment: Payment; now: Date }

/**
 * The whole payment of an order is back, by hand at the provider or by a bank: what we did not give back ourselves is written
 * down as given back outside, once, and the order is refunded. Its stock stays as it is: an admin knows where the pieces are.
 */
export async function noteAllBack(house: House, { tx, order, payment, now }: It): Promise<void> {
  if (order.paymentId !== payment.id || order.refundedCents >= order.totalCents) return
  const lines = await linesOf(tx, [order.id])
  const left = lines
    .map(({ id, quantity, refundedQuantity }) => ({ id, quantity: quantity - refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
  const id = namedId(`shop.outside ${payment.id}`)
  const amountCents = order.totalCents - order.refundedCents
  const owed = { id, why: 'outside', lines: left, shippingCents: 0, amountCents, now } as const
  await oweRefund(house, tx, order, owed, { isBack: true })
  await tx
    .update(shopOrders)
    .set({
      ...(mayStep(order.state, 'refunded') ? { state: 'refunded' as const, closedAt: now } : {}),
      version: sql`${shopOrders.version} + 1`,
    })
    .where(eq(shopOrders.id, order.id))
  const [refund] = await tx.select().from(shopRefunds).where(eq(shopRefunds.id, id))
  if (refund) await followReturn(tx, order, { refund, payment, now })
}
