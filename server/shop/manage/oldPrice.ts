import { lowestBefore, saleBefore, saleDays } from '@bewezen/domain/shop/salePrice.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { productPrices } from '../tables.ts'
import type { Row } from './changeProduct.ts'

/** The old price of the sale that is saved, from the prices that the database kept; null without a sale (SHOP-ORDER-39). */
export async function oldPriceOf(tx: Tx, was: Row | null, salePriceCents: number | null, now: Date) {
  const isBeginning = was !== null && was.salePriceCents === null && salePriceCents !== null
  const points = isBeginning ? await pricesOf(tx, was.id, now) : []
  return saleBefore(was, salePriceCents, () => lowestBefore(points, now.toISOString()))
}

/** The prices of a product that were asked in the days before a sale, the oldest first: the one at their beginning, and those since. */
async function pricesOf(tx: Tx, productId: string, now: Date) {
  const from = sql`${now.toISOString()}::timestamptz - ${`${saleDays} days`}::interval`
  const first = sql`coalesce((select max(since) from ${productPrices} where product_id = ${productId} and since <= ${from}), '-infinity')`
  const rows = await tx
    .select({ priceCents: productPrices.priceCents, since: productPrices.since })
    .from(productPrices)
    .where(and(eq(productPrices.productId, productId), sql`${productPrices.since} >= ${first}`))
    .orderBy(asc(productPrices.since), asc(productPrices.id))
  return rows.map(({ priceCents, since }) => ({ priceCents, since: since.toISOString() }))
}
