import { shop } from '@bewezen/domain/shop/contract.ts'
import { eq } from 'drizzle-orm'
import { removeUploads } from '../../base/files/attach.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { products } from '../tables.ts'
import { noteChange, openManaged } from './changeProduct.ts'
import { dropImages, imagesOf } from './images.ts'
import { dropDownload } from './keepDownload.ts'

/** Takes a product away with its pictures and its download; carts lose it, clicks and orders keep what they need of it (SHOP-ADMIN-14). */
export const removeProduct = serve(shop.removeProduct, async (ctx, { id }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const was = (await openManaged(tx, id)) ?? refuse('NOT_FOUND')
    const images = await imagesOf(tx, id)
    await tx.delete(products).where(eq(products.id, id))
    await noteChange(ctx.person.id, tx, now, { was, is: null })
    const pictures = await dropImages(
      tx,
      id,
      images.map(({ key }) => key),
    )
    return [...pictures, ...(was.downloadKey === null ? [] : await dropDownload(tx, id, was.downloadKey))]
  })
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})
