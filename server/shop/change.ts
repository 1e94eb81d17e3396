import { most, quantityRefusal } from '@bewezen/domain/shop/cart.ts'
import { type Cart, shop } from '@bewezen/domain/shop/contract.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { readCart } from './cart.ts'
import { openSold } from './doors.ts'
import { cartLines } from './tables.ts'

/** Adding the same product raises its line; the database does the sum, so that two tabs lose nothing (SH-CART-10). */
export const add = serve(shop.add, (ctx, { productId, quantity }) =>
  change(ctx, async (tx, now) => {
    const product = await openSold(tx, productId)
    refuseIf(quantityRefusal(product, quantity))
    const raised = await tx
      .insert(cartLines)
      .values({ profileId: ctx.person.id, productId, quantity, addedAt: now })
      .onConflictDoUpdate({
        target: [cartLines.profileId, cartLines.productId],
        set: { quantity: sql`${cartLines.quantity} + ${quantity}` },
        setWhere: sql`${cartLines.quantity} + ${quantity} <= ${most(product)}`,
      })
      .returning({ quantity: cartLines.quantity })
    return raised.length > 0 ? true : refuse('TOO_MANY_PIECES', { most: most(product) })
  }),
)

export const setQuantity = serve(shop.setQuantity, (ctx, { productId, quantity }) =>
  change(ctx, async (tx) => {
    refuseIf(quantityRefusal(await openSold(tx, productId), quantity))
    const set = await tx.update(cartLines).set({ quantity }).where(own(ctx, productId)).returning()
    return set.length > 0 ? true : refuse('NOT_FOUND')
  }),
)

export const remove = serve(shop.remove, (ctx, { productId }) =>
  change(ctx, async (tx) => (await tx.delete(cartLines).where(own(ctx, productId)).returning()).length > 0),
)

const own = (ctx: Ctx, productId: string) =>
  and(eq(cartLines.profileId, ctx.person.id), eq(cartLines.productId, productId))

/** Changes the cart and answers it as it is then; every other device of its owner hears of it. */
function change(ctx: Ctx, work: (tx: Tx, now: Date) => Promise<boolean>): Promise<Cart> {
  return ctx.transaction(async (tx, now) => {
    if (await work(tx, now)) await record(tx, { kind: 'cart.changed', personId: ctx.person.id })
    return readCart(tx, ctx.person)
  })
}
