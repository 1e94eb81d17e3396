import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { moveStock } from '../orders/moveStock.ts'
import { products } from '../tables.ts'

type Count = {
  productId: string
  /** The stock as it stands, under a lock of the caller; null is unlimited. */
  was: number | null
  /** What a manager counted. */
  is: number | null
  actorId: string
  now: Date
}

/** Sets the stock of a product to what was counted; the moves together stay the stock, of which unlimited is none (SHOP-ORDER-36, SHOP-FORM-26). */
export async function countStock(tx: Tx, { productId, was, is, actorId, now }: Count): Promise<void> {
  if (was === is) return
  const set = (stockQuantity: number | null) =>
    tx.update(products).set({ stockQuantity }).where(eq(products.id, productId))
  if (was === null) await set(0)
  await moveStock(tx, { productId, amount: (is ?? 0) - (was ?? 0), reason: 'counted', actorId, now })
  if (is === null) await set(null)
}
