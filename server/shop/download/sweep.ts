import { and, eq, isNotNull, notExists } from 'drizzle-orm'
import { removeUploads } from '../../base/files/attach.ts'
import { uploads } from '../../base/files/tables.ts'
import type { House } from '../../base/house.ts'
import { products, shopOrderLines } from '../tables.ts'

/** Takes away the own downloads that no product and no order has any more: an order that had one was erased (SHOP-FORM-25, SHOP-ORDER-38). */
export async function sweepDownloads(house: House): Promise<void> {
  const loose = await house.transaction((tx) => {
    const ofProduct = tx.select({ id: products.id }).from(products).where(eq(products.downloadKey, uploads.key))
    const ofOrder = tx
      .select({ id: shopOrderLines.id })
      .from(shopOrderLines)
      .where(eq(shopOrderLines.downloadKey, uploads.key))
    return tx
      .update(uploads)
      .set({ ownerId: null, attachedAt: null })
      .where(
        and(
          eq(uploads.purpose, 'product-download'),
          isNotNull(uploads.attachedAt),
          notExists(ofProduct),
          notExists(ofOrder),
        ),
      )
      .returning({ id: uploads.id, key: uploads.key })
  })
  await removeUploads(house, loose)
}
