import { shop } from '@bewezen/domain/shop/contract.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { type Ctx, serve } from '../../base/serve.ts'
import { products } from '../tables.ts'
import { noteChange, openManaged } from './changeProduct.ts'

/** The eye of a card (SHOP-ADMIN-03, SHOP-ADMIN-11). */
export const setStatus = serve(shop.setStatus, (ctx, { id, status }) => set(ctx, id, { status }))

/** The pin of a card (SHOP-ADMIN-04). */
export const setFeatured = serve(shop.setFeatured, (ctx, { id, isFeatured }) => set(ctx, id, { isFeatured }))

/** Sets a state and never flips it; a form that is open over the product hears CHANGED when it is saved (X3-EDGE-13). */
const set = (ctx: Ctx, id: string, wish: { status?: string; isFeatured?: boolean }) =>
  ctx.transaction(async (tx, now) => {
    const was = (await openManaged(tx, id)) ?? refuse('NOT_FOUND')
    const is = { ...was, ...wish }
    if (is.status === was.status && is.isFeatured === was.isFeatured) return { id, version: was.version }
    const version = was.version + 1
    await tx
      .update(products)
      .set({ ...wish, version })
      .where(eq(products.id, id))
    await noteChange(ctx.person.id, tx, now, { was, is })
    return { id, version }
  })
