import { eq } from 'drizzle-orm'
import { detachUnused, removeUploads } from '../../base/files/attach.ts'
import { uploads } from '../../base/files/tables.ts'
import type { House } from '../../base/house.ts'
import { products, shopOrderLines } from '../tables.ts'

/** Takes away the own downloads that no product and no order has any more: an order that had one was erased (SHOP-FORM-25, SHOP-ORDER-38). */
export async function sweepDownloads(house: House): Promise<void> {
  const loose = await house.transaction((tx) =>
    detachUnused(tx, 'product-download', [
      tx.select({ id: products.id }).from(products).where(eq(products.downloadKey, uploads.key)),
      tx.select({ id: shopOrderLines.id }).from(shopOrderLines).where(eq(shopOrderLines.downloadKey, uploads.key)),
    ]),
  )
  await removeUploads(house, loose)
}
