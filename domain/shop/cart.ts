import type { RefusalOf } from '../base/refusals.ts'

/** The largest quantity of a cart line (SH-CART-11). */
export const maxQuantity = 99

/** The fields of a product that decide whether it can be in a cart, and in which quantity. */
export type Sold = {
  status: string
  priceCents: number | null
  productType: string
  isPhysical: boolean
  isPreorder: boolean
  stockQuantity: number | null
  /** How many more pre-orders may be sold beyond the stock, 0 or more; null while the shop takes no payments (SHOP-ORDER-17). */
  preordersLeft: number | null
}

/** Whether it can be bought through the cart: active, priced, our own product and physical (SH-CART-13, SHOP-PRICE-13, SHOP-BUY-01, SHOP-BUY-12). */
export const isSold = (product: Sold): boolean =>
  product.status === 'active' && product.priceCents !== null && product.productType === 'own' && product.isPhysical

/**
 * The largest quantity a cart may hold, 0 to 99 and at most the stock. A pre-order product adds its remaining pre-orders
 * to the stock; while the shop takes no payments it has no limit once it is out of stock (SH-CART-11, SHOP-BUY-11, SHOP-ORDER-17).
 */
export function most(product: Sold): number {
  if (!isSold(product)) return 0
  const { stockQuantity, isPreorder, preordersLeft } = product
  if (stockQuantity === null) return maxQuantity
  if (isPreorder && preordersLeft !== null) return Math.min(maxQuantity, stockQuantity + preordersLeft)
  return isPreorder && stockQuantity === 0 ? maxQuantity : Math.min(maxQuantity, stockQuantity)
}

/** The pieces of a product that an order reserves: from stock, and as pre-orders. */
export type Taken = { stock: number; preorders: number }

/** How a quantity is reserved, from stock first and then as pre-orders, or null when not that many are available; a download has no stock (SHOP-ORDER-16, SHOP-ORDER-17). */
export function takenBy(
  quantity: number,
  { isPhysical, stockQuantity, isPreorder, preordersLeft }: Sold,
): Taken | null {
  if (stockQuantity === null || !isPhysical) return { stock: 0, preorders: 0 }
  const stock = Math.min(stockQuantity, quantity)
  const preorders = quantity - stock
  const allowed = isPreorder ? (preordersLeft ?? maxQuantity) : 0
  return preorders <= allowed ? { stock, preorders } : null
}

export type CartRefusal = RefusalOf<'NOT_FOR_SALE'> | RefusalOf<'TOO_MANY_PIECES', { most: number }>

/** Why a cart cannot hold this quantity of a product, or null. */
export function quantityRefusal(product: Sold, quantity: number): CartRefusal | null {
  const atMost = most(product)
  if (!isSold(product)) return { code: 'NOT_FOR_SALE' }
  return quantity <= atMost ? null : { code: 'TOO_MANY_PIECES', data: { most: atMost } }
}

type Line = { quantity: number; priceCents: number | null }

/** The total of a cart line in whole cents; 0 when it cannot be bought any more. */
export const lineCents = ({ quantity, priceCents }: Line): number => quantity * (priceCents ?? 0)

/** The total of a cart in whole cents, over the lines that can be bought (SH-CART-12, SH-CART-13). */
export const totalCents = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lineCents(line), 0)

/** The number of pieces in a cart, as its badge shows (SH-CART-02). */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

type Shown = { id: string; name: string; priceCents: number | null }

/** The names of the products whose price changed since they were last shown (SH-EDGE-35). */
export const newlyPriced = (before: readonly Shown[], now: readonly Shown[]): string[] =>
  now.flatMap(({ id, name, priceCents }) => {
    const known = before.find((one) => one.id === id)?.priceCents ?? null
    return known !== null && priceCents !== null && known !== priceCents ? [name] : []
  })
