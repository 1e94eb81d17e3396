import type { RefusalOf } from '../../base/refusals.ts'
import { isSold, most, type Sold } from '../cart.ts'
import { type EffectivePrice, effectivePrice, type Priced } from '../price.ts'
import type { VatRate } from './totals.ts'

/** What decides whether something can be ordered, and at which price. */
export type Orderable = Sold &
  Priced & { isDigital: boolean; downloadUrl: string | null; hasFile: boolean; vatRate: VatRate }

/**
 * Whether a product has the button 'Bestellen', which orders one piece of it alone: a download of our own that costs
 * something and is not also sent, since that goes by the cart (SHOP-ORDER-05).
 */
export const isOrderedAlone = (product: Omit<Orderable, 'vatRate'>): boolean =>
  product.status === 'active' &&
  product.productType === 'own' &&
  product.isDigital &&
  !product.isPhysical &&
  product.priceCents !== null &&
  product.priceCents > 0

/** How many pieces of a product can be ordered: of a download one, of the rest what a cart may hold (SHOP-ORDER-05). */
export function mostOrdered(product: Orderable): number {
  if (isOrderedAlone(product)) return 1
  return isSold(product) ? most(product) : 0
}

/** SHOP-ORDER-40, and what the provider takes at once, in cents. */
export const [maxOrderLines, leastOrderCents, mostOrderCents] = [30, 50, 99_999_999]

/** Why an order cannot be made for what it comes to, or null; one that costs nothing needs no provider (SHOP-ORDER-19, SHOP-ORDER-40). */
export function sizeRefusal(
  lineCount: number,
  totalCents: number,
): RefusalOf<'ORDER_TOO_LARGE' | 'ORDER_TOO_SMALL'> | null {
  if (lineCount > maxOrderLines || totalCents > mostOrderCents) return { code: 'ORDER_TOO_LARGE' }
  return totalCents > 0 && totalCents < leastOrderCents ? { code: 'ORDER_TOO_SMALL' } : null
}

/** A line as the buyer was shown it, or as it would be now. */
export type ShownLine = { productId: string; name: string; quantity: number; priceCents: number }

/** What is different from what the buyer was shown (SHOP-ORDER-12). */
export type OrderChange =
  | { kind: 'price'; name: string; before: number; now: number }
  /** Fewer can be had, or none. */
  | { kind: 'stock'; name: string; before: number; now: number }
  | { kind: 'shipping'; before: number; now: number }

type Review = { lines: readonly ShownLine[]; shippingCents: number }

/**
 * What changed between what the buyer agreed to and what an order would be now; nothing when the order can be made. What
 * stands in the cart and was not shown is a change too, from none (SHOP-ORDER-12, X3-EDGE-30).
 */
export function changesBetween(shown: Review, now: Review): OrderChange[] {
  const names = new Map([...now.lines, ...shown.lines].map(({ productId, name }) => [productId, name]))
  const changes = [...names].flatMap(([productId, name]): OrderChange[] => {
    const before = shown.lines.find((line) => line.productId === productId)
    const after = now.lines.find((line) => line.productId === productId)
    const pieces = { before: before?.quantity ?? 0, now: after?.quantity ?? 0 }
    const stock: OrderChange[] = pieces.before === pieces.now ? [] : [{ kind: 'stock', name, ...pieces }]
    const isRepriced = before && after && before.priceCents !== after.priceCents
    return isRepriced ? [{ kind: 'price', name, before: before.priceCents, now: after.priceCents }, ...stock] : stock
  })
  if (changes.length > 0 || shown.shippingCents === now.shippingCents) return changes
  return [{ kind: 'shipping', before: shown.shippingCents, now: now.shippingCents }]
}

/** What a line of an order keeps of its price: what a piece costs this person, and the discount in percent (SHOP-ORDER-14). */
export function pricedFor(product: Priced, storedRole: string | null): EffectivePrice {
  return effectivePrice(product, storedRole) ?? { finalCents: 0, discountApplied: false, discountPercentage: 0 }
}
