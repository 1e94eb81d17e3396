import { newId } from '@bewezen/domain/base/ids.ts'
import { maxQuantity } from '@bewezen/domain/shop/cart.ts'
import type { StockReason } from '@bewezen/domain/shop/orders/stock.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { products, stockMoves } from '../tables.ts'

/** What changes of a product, negative where an order takes: pieces of the stock, and promises of what is still to come. */
export type Amounts = { productId: string; stock: number; preorders: number }
type Why = { reason: StockReason; orderId: string; actorId?: string; now: Date }

/**
 * Changes the stock and the pre-orders of several products, each once, in two statements, and writes the moves down;
 * answers the products that could be changed. The condition stands in the update itself: no stock goes below 0, and no
 * more pre-orders are promised than the product allows (SHOP-ORDER-16, SHOP-ORDER-17, SHOP-ORDER-36).
 */
export async function moveStocks(tx: Tx, amounts: readonly Amounts[], why: Why): Promise<ReadonlySet<string>> {
  const changes = amounts.filter(({ stock, preorders }) => stock !== 0 || preorders !== 0)
  if (changes.length === 0) return new Set()
  const column = (of: (one: Amounts) => string | number) => sql.param(changes.map(of))
  const { rows } = await tx.execute<{ id: string }>(sql`update ${products} p
    set stock_quantity = p.stock_quantity + m.stock, preorders_sold = greatest(0, p.preorders_sold + m.preorders)
    from unnest(${column(({ productId }) => productId)}::uuid[], ${column(({ stock }) => stock)}::int[],
      ${column(({ preorders }) => -preorders)}::int[]) m (id, stock, preorders)
    where p.id = m.id
      and (m.stock >= 0 or p.stock_quantity + m.stock >= 0)
      and (m.preorders <= 0 or p.preorders_sold + m.preorders <= coalesce(p.preorder_limit, ${maxQuantity}))
    returning p.id`)
  const moved = new Set(rows.map(({ id }) => id))
  const { reason, orderId, actorId, now: at } = why
  const moves = changes.flatMap(({ productId, stock: amount }) =>
    amount !== 0 && moved.has(productId) ? [{ id: newId(), productId, amount, reason, orderId, actorId, at }] : [],
  )
  if (moves.length > 0) await tx.insert(stockMoves).values(moves)
  return moved
}
