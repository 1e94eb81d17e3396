import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { maxQuantity } from './cart.ts'
import { browsing } from './catalogueContract.ts'
import { generating } from './generatingContract.ts'
import { managing } from './managingContract.ts'

/** A product in the own cart; its id is that of the product (SH-DATA-23, SH-CART-10). */
export const CartLine = z.object({
  id: Id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  /** The highest quantity now. */
  most: z.int(),
  /** For this person now; nothing when it cannot be bought any more (SH-CART-12, SH-CART-13). */
  priceCents: z.int().nullable(),
})
export type CartLine = z.infer<typeof CartLine>

export const Cart = z.object({ lines: z.array(CartLine), pieces: z.int(), totalCents: z.int() })
export type Cart = z.infer<typeof Cart>

const own = { needs: 'useOwnAccount' } as const
const quantity = z.int().min(1).max(maxQuantity)
const refusals = { NOT_FOR_SALE: nothing, TOO_MANY_PIECES: z.object({ most: z.int() }) }

export const shop = {
  ...browsing,
  ...managing,
  ...generating,
  /** The own cart, in the order in which things were put in, at today's prices. */
  cart: operation({ ...own, read: true, input: z.object({}), output: Cart }),
  /** Puts a product in the cart, or more of it (SH-CART-10, SHOP-BUY-02, X3-CALL-26). Not to be repeated by itself. */
  add: operation({
    ...own,
    input: z.object({ productId: Id, quantity: quantity.default(1) }),
    output: Cart,
    refusals,
  }),
  /** Sets how many of a product are in the cart (SH-CART-11). */
  setQuantity: operation({ ...own, input: z.object({ productId: Id, quantity }), output: Cart, refusals }),
  /** Takes a product out; one that is out already is no fault. */
  remove: operation({ ...own, input: z.object({ productId: Id }), output: Cart }),
  /** `fn_effective_price`: what somebody pays for a product, by default the caller (SHOP-PRICE-05, SHOP-PRICE-09, X3-CALL-22). */
  effectivePrice: operation({
    ...own,
    input: z.object({ p_product_id: Id, p_user_id: Id.nullish() }),
    output: z.object({
      final_price_cents: z.int().nullable(),
      discount_applied: z.boolean(),
      discount_percentage: z.number(),
    }),
  }),
}
