import type { Taken } from '@bewezen/domain/shop/cart.ts'
import { most, takenBy } from '@bewezen/domain/shop/cart.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import { shopOrderLines } from '../../tables.ts'
import { type Amounts, moveStocks } from '../moveStocks.ts'
import type { LineRow } from './orderRows.ts'
import type { Products } from './products.ts'

type Wanted = { productId: string; quantity: number }

/**
 * Takes the pieces of an order, all or nothing: by line what comes of the stock and of the pre-orders, and whether
 * something is sold out with it; null when there are not so many. The products are held (SHOP-ORDER-16, SHOP-ORDER-17).
 */
export async function takeStock(
  tx: Tx,
  products: Products,
  lines: readonly Wanted[],
  it: { orderId: string; now: Date },
): Promise<{ taken: Taken[]; isShopChanged: boolean } | null> {
  const taken = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    return (product && takenBy(quantity, product)) ?? []
  })
  if (taken.length < lines.length) return null
  const amounts = lines.map(({ productId }, at) => ({
    productId,
    stock: -(taken[at]?.stock ?? 0),
    preorders: -(taken[at]?.preorders ?? 0),
  }))
  const moved = await moveStocks(tx, amounts, { ...it, reason: 'order' })
  const asked = amounts.filter(({ stock, preorders }) => stock !== 0 || preorders !== 0)
  // The products are held, so that this says a rule and its condition differ: nothing of it may stay.
  if (moved.size < asked.length) throw new Error('stock that was there could not be taken')
  return { taken, isShopChanged: isCrossed(products, amounts) }
}

type Back = { line: LineRow; quantity: number }
type How = { orderId: string; now: Date; reason: 'lapsed' | 'returned'; wasSent: boolean; actorId?: string }

/**
 * Puts pieces of an order back, at most what its lines still hold, and answers whether something can be bought again by it.
 * What was not sent was partly a promise only; what came back from a buyer is a piece that is there. The products are held.
 */
export async function returnStock(tx: Tx, products: Products, back: readonly Back[], how: How): Promise<boolean> {
  const returns = back.flatMap(({ line, quantity }) => {
    const preorders = Math.min(quantity, line.takenPreorders)
    const stock = Math.min(quantity - preorders, line.takenStock)
    return stock + preorders > 0 ? [{ line, stock, preorders }] : []
  })
  if (returns.length === 0) return false
  const amounts = returns.flatMap(({ line: { productId }, stock, preorders }): Amounts[] => {
    const isCounted = (products.get(productId)?.stockQuantity ?? null) !== null
    if (how.wasSent) return isCounted ? [{ productId, stock: stock + preorders, preorders: 0 }] : []
    return [{ productId, stock: isCounted ? stock : 0, preorders }]
  })
  await moveStocks(tx, amounts, how)
  const column = (of: (one: (typeof returns)[number]) => string | number) => sql.param(returns.map(of))
  await tx.execute(sql`update ${shopOrderLines} l
    set taken_stock = l.taken_stock - r.stock, taken_preorders = l.taken_preorders - r.preorders
    from unnest(${column(({ line }) => line.id)}::uuid[], ${column(({ stock }) => stock)}::int[],
      ${column(({ preorders }) => preorders)}::int[]) r (id, stock, preorders)
    where l.id = r.id`)
  return isCrossed(products, amounts)
}

/** Whether something got or stopped being sold out, which everybody who looks at the shop sees. */
const isCrossed = (products: Products, amounts: readonly Amounts[]): boolean =>
  amounts.some(({ productId, stock, preorders }) => {
    const before = products.get(productId)
    if (!before || before.stockQuantity === null) return false
    const after = {
      ...before,
      stockQuantity: before.stockQuantity + stock,
      preordersLeft: before.preordersLeft + preorders,
    }
    return (most(before) === 0) !== (most(after) === 0)
  })
