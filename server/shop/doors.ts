import { isSold, maxQuantity } from '@bewezen/domain/shop/cart.ts'
import { eq, sql } from 'drizzle-orm'
import { siteSettings } from '../access/tables.ts'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { products } from './tables.ts'

export const soldFields = {
  status: products.status,
  priceCents: products.priceCents,
  salePriceCents: products.salePriceCents,
  productType: products.productType,
  isPhysical: products.isPhysical,
  isPreorder: products.isPreorder,
  stockQuantity: products.stockQuantity,
  preordersLeft: sql<number | null>`case when (select ${siteSettings.shopPayment} from ${siteSettings})
    then greatest(0, coalesce(${products.preorderLimit}, ${sql.raw(String(maxQuantity))}) - ${products.preordersSold}) end`,
}

/** A product that somebody can put into a cart; what is not shown in the shop answers as if it were not there. */
export async function openSold(tx: Tx, productId: string) {
  // Until the end of the transaction its price, stock and state stay as the rule saw them.
  const [product] = await tx.select(soldFields).from(products).where(eq(products.id, productId)).for('share')
  if (!product) refuse('NOT_FOUND')
  return isSold(product) ? product : refuse('NOT_FOR_SALE')
}
