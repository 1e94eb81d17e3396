import { eq, sql } from 'drizzle-orm'
import { detachUnused, removeUploads } from '../../base/files/attach.ts'
import { uploads } from '../../base/files/tables.ts'
import type { House } from '../../base/house.ts'
import { productImages, shopOrderLines } from '../tables.ts'
import { shownInOrders } from './images.ts'

/** Takes away the pictures that no product and no order has any more: an order that showed one was erased (SHOP-ORDER-54, SHOP-ORDER-38). */
export async function sweepImages(house: House): Promise<void> {
  const [before = '', after = ''] = shownInOrders('*').split('*')
  const address = sql`${before}::text || ${uploads.key} || ${after}::text`
  const loose = await house.transaction((tx) =>
    detachUnused(tx, 'product-image', [
      tx.select({ id: productImages.id }).from(productImages).where(eq(productImages.storagePath, uploads.key)),
      tx.select({ id: shopOrderLines.id }).from(shopOrderLines).where(eq(shopOrderLines.imageUrl, address)),
    ]),
  )
  await removeUploads(house, loose)
}
