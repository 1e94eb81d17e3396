import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { removeUploads } from '../../base/files/attach.ts'
import { uploads } from '../../base/files/tables.ts'
import type { House } from '../../base/house.ts'
import { productImages, shopOrderLines } from '../tables.ts'
import { shownInOrders } from './images.ts'

/** Takes away the pictures that no product and no order has any more: an order that showed one was erased (SHOP-ORDER-54, SHOP-ORDER-38). */
export async function sweepImages(house: House): Promise<void> {
  const [before = '', after = ''] = shownInOrders('*').split('*')
  const loose = await house.transaction((tx) => {
    const ofProduct = tx
      .select({ id: productImages.id })
      .from(productImages)
      .where(eq(productImages.storagePath, uploads.key))
    const ofOrder = tx
      .select({ id: shopOrderLines.id })
      .from(shopOrderLines)
      .where(eq(shopOrderLines.imageUrl, sql`${before}::text || ${uploads.key} || ${after}::text`))
    return tx
      .update(uploads)
      .set({ ownerId: null, attachedAt: null })
      .where(
        and(
          eq(uploads.purpose, 'product-image'),
          isNotNull(uploads.attachedAt),
          notExists(ofProduct),
          notExists(ofOrder),
        ),
      )
      .returning({ id: uploads.id, key: uploads.key })
  })
  await removeUploads(house, loose)
}
