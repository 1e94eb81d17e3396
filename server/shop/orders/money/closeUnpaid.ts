import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { namedId } from '../../../base/namedId.ts'
import { closeCheckouts, endCheckouts } from '../../../payments/index.ts'
import { shopOrders } from '../../tables.ts'
import { linesOf, type OrderRow, tellOrder } from './orderRows.ts'
import { lockProducts } from './products.ts'
import { returnStock } from './stock.ts'

export type OrderJob = { orderId: string }

type Closing = { state: 'cancelled' | 'expired'; now: Date }

/**
 * Ends an order that waits for its money, which the caller holds: its stock returns, and it cannot be paid here any more.
 * The provider hears of it after the commit (SHOP-ORDER-13, SHOP-ORDER-16).
 */
export async function closeUnpaid(house: House, tx: Tx, order: OrderRow, { state, now }: Closing): Promise<void> {
  const lines = await linesOf(tx, [order.id])
  const products = await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  await tx
    .update(shopOrders)
    .set({ state, closedAt: now, version: sql`${shopOrders.version} + 1` })
    .where(eq(shopOrders.id, order.id))
  const back = lines.map((line) => ({ line, quantity: line.quantity }))
  const how = { orderId: order.id, now, reason: 'lapsed', wasSent: false } as const
  const isShopChanged = await returnStock(tx, products, back, how)
  if (order.userId) await endCheckouts(tx, { personId: order.userId, kind: 'order', subjectId: order.id })
  const job: OrderJob = { orderId: order.id }
  await house.jobs.enqueue(tx, 'shop.closeOrder', job, { id: namedId(`shop.closeOrder ${order.id}`) })
  await tellOrder(tx, order, { isShopChanged })
}

/** Gives up the orders of somebody that wait for payment; what they hold of the stock returns (SHOP-ORDER-16). */
export async function giveUpOrdersOf(house: House, tx: Tx, personId: string, now: Date): Promise<void> {
  const isOpen = and(eq(shopOrders.userId, personId), eq(shopOrders.state, 'pending'))
  const open = await tx.select().from(shopOrders).where(isOpen).orderBy(asc(shopOrders.id)).for('update')
  for (const order of open) await closeUnpaid(house, tx, order, { state: 'cancelled', now })
}

/** Closes what stands open of an order at the provider: it may have been paid in the last moment (SHOP-ORDER-21). */
export async function closeAtProvider(house: House, orderId: string): Promise<void> {
  const [order] = await house.database.db
    .select({ personId: shopOrders.userId })
    .from(shopOrders)
    .where(eq(shopOrders.id, orderId))
  if (order?.personId) await closeCheckouts(house, { personId: order.personId, kind: 'order', subjectId: orderId })
}
