import { newId } from '@bewezen/domain/base/ids.ts'
import type { StockReason } from '@bewezen/domain/shop/orders/stock.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { products, stockMoves } from '../tables.ts'

type Move = {
  /** Of the browser, when it named the move. */
  id?: string
  productId: string
  /** Negative takes away. */
  amount: number
  reason: StockReason
  /** What an admin wrote. */
  note?: string
  orderId?: string
  actorId?: string
  now: Date
}

/**
 * Changes the stock of a product by an amount and writes down why; answers the stock then, or null when there is none to
 * change: it would go below 0, it is unlimited, or the product is gone. What one
 * person changes goes through here, what an order takes or returns through `moveStocks`, so that the moves together are
 * the stock (SHOP-ORDER-16, SHOP-ORDER-36).
 */
export async function moveStock(tx: Tx, { id, productId, amount, reason, note, orderId, actorId, now }: Move) {
  const [moved] = await tx
    .update(products)
    .set({ stockQuantity: sql`${products.stockQuantity} + ${amount}` })
    .where(and(eq(products.id, productId), sql`${products.stockQuantity} + ${amount} >= 0`))
    .returning({ stock: products.stockQuantity })
  if (!moved) return null
  if (amount !== 0)
    await tx
      .insert(stockMoves)
      .values({ id: id ?? newId(), productId, amount, reason, note, orderId, actorId, at: now })
  return moved.stock
}
