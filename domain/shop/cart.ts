import type { RefusalOf } from '../base/refusals.ts'

/** SH-CART-11 */
export const maxQuantity = 99

/** What decides whether and how often something can be in a cart. */
export type Sold = {
  status: string
  priceCents: number | null
  productType: string
  isPhysical: boolean
  isPreorder: boolean
  stockQuantity: number | null
  /** How many may still be sold before they are there; null while the shop takes no money (SHOP-ORDER-17). */
  preordersLeft: number | null
}

/** Whether it can be bought at all: shown, priced, ours to sell and something to send (SH-CART-13, SHOP-PRICE-13, SHOP-BUY-01, SHOP-BUY-12). */
export const isSold = (product: Sold): boolean =>
  product.status === 'active' && product.priceCents !== null && product.productType === 'own' && product.isPhysical

/**
 * How many of it a cart may hold: 0 to 99, and not above the stock; of what is sold before it is there as many more as the
 * pre-orders allow, or without a stock any number while the shop takes no money (SH-CART-11, SHOP-BUY-11, SHOP-ORDER-17).
 */
export function most(product: Sold): number {
  if (!isSold(product)) return 0
  const { stockQuantity, isPreorder, preordersLeft } = product
  if (stockQuantity === null) return maxQuantity
  if (isPreorder && preordersLeft !== null) return Math.min(maxQuantity, stockQuantity + preordersLeft)
  return isPreorder && stockQuantity === 0 ? maxQuantity : Math.min(maxQuantity, stockQuantity)
}

/** What an order takes of a product: pieces that are there, and pieces that are still to come. */
export type Taken = { stock: number; preorders: number }

/** What so many pieces take of the stock first and of the pre-orders then, or null when there are not so many (SHOP-ORDER-16, SHOP-ORDER-17). */
export function takenBy(quantity: number, { stockQuantity, isPreorder, preordersLeft }: Sold): Taken | null {
  if (stockQuantity === null) return { stock: 0, preorders: 0 }
  const stock = Math.min(stockQuantity, quantity)
  const preorders = quantity - stock
  const allowed = isPreorder ? (preordersLeft ?? maxQuantity) : 0
  return preorders <= allowed ? { stock, preorders } : null
}

export type CartRefusal = RefusalOf<'NOT_FOR_SALE'> | RefusalOf<'TOO_MANY_PIECES', { most: number }>

/** Why a cart cannot hold so many of a product, or null. */
export function quantityRefusal(product: Sold, quantity: number): CartRefusal | null {
  const atMost = most(product)
  if (!isSold(product)) return { code: 'NOT_FOR_SALE' }
  return quantity <= atMost ? null : { code: 'TOO_MANY_PIECES', data: { most: atMost } }
}

type Line = { quantity: number; priceCents: number | null }

/** What a line costs, in whole cents; nothing when it cannot be bought any more. */
export const lineCents = ({ quantity, priceCents }: Line): number => quantity * (priceCents ?? 0)

/** What a cart costs: the lines that can be bought (SH-CART-12, SH-CART-13). */
export const totalCents = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lineCents(line), 0)

/** How many pieces are in it, as the badge counts them (SH-CART-02). */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

type Shown = { id: string; name: string; priceCents: number | null }

/** The names of the products whose price is not what it was when they were shown before (SH-EDGE-35). */
export const newlyPriced = (before: readonly Shown[], now: readonly Shown[]): string[] =>
  now.flatMap(({ id, name, priceCents }) => {
    const known = before.find((one) => one.id === id)?.priceCents ?? null
    return known !== null && priceCents !== null && known !== priceCents ? [name] : []
  })
