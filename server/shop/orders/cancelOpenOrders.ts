import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { products, shopOrderLines, shopOrders } from '../tables.ts'
import { moveStock } from './moveStock.ts'

/** Gives up the orders of somebody that wait for payment, and what they hold of the stock returns, once (SHOP-ORDER-16, SHOP-ORDER-38). */
export async function cancelOpenOrders(tx: Tx, personId: string, now: Date): Promise<void> {
  const open = await tx
    .update(shopOrders)
    .set({ state: 'cancelled', closedAt: now, version: sql`${shopOrders.version} + 1` })
    .where(and(eq(shopOrders.userId, personId), eq(shopOrders.state, 'pending')))
    .returning({ id: shopOrders.id })
  for (const { id } of open) await giveStockBack(tx, id, now)
}

async function giveStockBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  const held = await tx
    .select()
    .from(shopOrderLines)
    .where(
      and(
        eq(shopOrderLines.orderId, orderId),
        or(gt(shopOrderLines.takenStock, 0), gt(shopOrderLines.takenPreorders, 0)),
      ),
    )
    // Products in one order everywhere, so that two who hold the same ones both come to an end.
    .orderBy(asc(shopOrderLines.productId))
  for (const { productId, takenStock: amount, takenPreorders } of held) {
    if (amount > 0) await moveStock(tx, { productId, amount, reason: 'lapsed', orderId, now })
    if (takenPreorders > 0)
      await tx
        .update(products)
        .set({ preordersSold: sql`greatest(0, ${products.preordersSold} - ${takenPreorders})` })
        .where(eq(products.id, productId))
  }
  await tx.update(shopOrderLines).set({ takenStock: 0, takenPreorders: 0 }).where(eq(shopOrderLines.orderId, orderId))
}
