import type { Asker } from '@bewezen/domain/access/gate.ts'
import { most, piecesOf, totalCents } from '@bewezen/domain/shop/cart.ts'
import { type Cart, shop } from '@bewezen/domain/shop/contract.ts'
import { effectivePrice } from '@bewezen/domain/shop/price.ts'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { soldFields } from './doors.ts'
import { cartLines, products } from './tables.ts'

export const cart = serve(shop.cart, (ctx) => readCart(ctx.db, ctx.person))

/** The cart of somebody at today's prices for them; of what there is less than they want, what there is (SH-CART-10..13). */
export async function readCart(reader: Reader, person: Asker): Promise<Cart> {
  const rows = await reader
    .select({
      id: products.id,
      name: products.name,
      imageUrl: products.imageUrl,
      quantity: cartLines.quantity,
      sold: soldFields,
      studentDiscountPercentage: products.studentDiscountPercentage,
      teacherDiscountPercentage: products.teacherDiscountPercentage,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.profileId, person.id))
    .orderBy(asc(cartLines.addedAt), asc(products.id))
  const lines = rows.map(({ id, name, imageUrl, quantity, sold, ...discounts }) => {
    const atMost = most(sold)
    const price = atMost === 0 ? null : effectivePrice({ ...sold, ...discounts }, person.role)
    return {
      id,
      name,
      imageUrl,
      most: atMost,
      quantity: atMost === 0 ? quantity : Math.min(quantity, atMost),
      priceCents: price?.finalCents ?? null,
    }
  })
  return { lines, pieces: piecesOf(lines), totalCents: totalCents(lines) }
}
