import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import { issueInvoice } from '../../../payments/index.ts'
import type { payments } from '../../../payments/tables.ts'
import { cartLines, shopOrderLines, shopOrders } from '../../tables.ts'
import { billOf, nameOnBill } from './bill.ts'
import { linesOf, type OrderRow, tellOrder } from './orderRows.ts'

export type Payment = typeof payments.$inferSelect
type Paid = {
  /** The money that pays it; null for an order that costs nothing. */
  payment: Payment | null
  isShopChanged?: boolean
  now: Date
}

/**
 * Makes an order paid, whose stock it holds: its pieces go out of the cart, its invoice is issued in the same transaction,
 * and it is told (SHOP-ORDER-20, SHOP-ORDER-22, SHOP-ORDER-24). The caller holds the order and asked the rule.
 */
export async function payOrder(tx: Tx, order: OrderRow, { payment, isShopChanged, now }: Paid): Promise<OrderRow> {
  const [paid] = await tx
    .update(shopOrders)
    .set({
      state: 'paid',
      paidAt: now,
      paymentId: payment?.id,
      closedAt: null,
      version: sql`${shopOrders.version} + 1`,
    })
    .where(eq(shopOrders.id, order.id))
    .returning()
  if (!paid) throw new Error('an order that is held is there')
  const personId = order.isFromCart && (await emptyCart(tx, order)) ? order.userId : null
  if (payment) {
    const bill = billOf(order, await linesOf(tx, [order.id]))
    await issueInvoice(tx, { payment, kind: 'invoice', description: nameOnBill(order), bill, now })
  }
  const more = personId ? [{ kind: 'cart.changed', personId } as const] : []
  await tellOrder(tx, order, { own: 'order.paid', isShopChanged, more })
  return paid
}

/** Takes of every line its quantity out of the cart; what was put in meanwhile stays. Answers whether something went (SHOP-ORDER-22). */
async function emptyCart(tx: Tx, { id, userId }: OrderRow): Promise<boolean> {
  if (!userId) return false
  const isBought = sql`c.profile_id = ${userId} and l.order_id = ${id} and l.product_id = c.product_id`
  const gone = await tx.execute(sql`delete from ${cartLines} c using ${shopOrderLines} l
    where ${isBought} and c.quantity <= l.quantity`)
  const fewer = await tx.execute(sql`update ${cartLines} c set quantity = c.quantity - l.quantity
    from ${shopOrderLines} l where ${isBought} and c.quantity > l.quantity`)
  return (gone.rowCount ?? 0) + (fewer.rowCount ?? 0) > 0
}
