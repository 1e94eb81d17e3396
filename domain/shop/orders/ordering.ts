import type { RefusalOf } from '../../base/refusals.ts'
import { most, type Sold } from '../cart.ts'
import { type EffectivePrice, effectivePrice, type Priced } from '../price.ts'
import type { VatRate } from './totals.ts'

/** The fields of a product that decide whether it can be ordered, and at which price. */
export type Orderable = Sold &
  Priced & { isDigital: boolean; downloadUrl: string | null; hasFile: boolean; vatRate: VatRate }

/**
 * Whether a product has the button 'Bestellen', which orders a single piece without the cart: a digital-only product of
 * our own with a price. A product that is also shipped is ordered through the cart (SHOP-ORDER-05).
 */
export const isOrderedAlone = (product: Omit<Orderable, 'vatRate'>): boolean =>
  product.status === 'active' &&
  product.productType === 'own' &&
  product.isDigital &&
  !product.isPhysical &&
  (product.priceCents ?? 0) > 0

/** The largest quantity of a product in one order: 1 for a download, otherwise the limit of the cart (SHOP-ORDER-05). */
export const mostOrdered = (product: Orderable): number => (isOrderedAlone(product) ? 1 : most(product))

/** The limits of an order: its lines, and its total in cents as the provider accepts it (SHOP-ORDER-40). */
export const [maxOrderLines, leastOrderCents, mostOrderCents] = [30, 50, 99_999_999]

/** Why an order of this size is refused, or null. A free order needs no provider and has no minimum (SHOP-ORDER-19, SHOP-ORDER-40). */
export function sizeRefusal(
  lineCount: number,
  totalCents: number,
): RefusalOf<'ORDER_TOO_LARGE' | 'ORDER_TOO_SMALL'> | null {
  if (lineCount > maxOrderLines || totalCents > mostOrderCents) return { code: 'ORDER_TOO_LARGE' }
  return totalCents > 0 && totalCents < leastOrderCents ? { code: 'ORDER_TOO_SMALL' } : null
}

/** A line of the review step, as shown to the buyer or as calculated now. */
export type ShownLine = { productId: string; name: string; quantity: number; priceCents: number }

/** A difference from the review the buyer agreed to, in pieces or in cents (SHOP-ORDER-12). */
export type OrderChange =
  | { kind: 'price'; name: string; before: number; now: number }
  /** The quantity differs; `now` is 0 when the product is not available any more. */
  | { kind: 'stock'; name: string; before: number; now: number }
  | { kind: 'shipping'; before: number; now: number }

type Review = { lines: readonly ShownLine[]; shippingCents: number }

/**
 * All differences between the review the buyer agreed to and the order as calculated now; empty when it can be placed. A
 * product that was added to the cart since is a change of quantity from 0 (SHOP-ORDER-12, X3-EDGE-30).
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
  if (shown.shippingCents === now.shippingCents) return changes
  return [...changes, { kind: 'shipping', before: shown.shippingCents, now: now.shippingCents }]
}

/** The unit price and discount that an order line stores for a buyer of this role; 0 for a product without a price, which cannot be ordered (SHOP-ORDER-14). */
export function pricedFor(product: Priced, storedRole: string | null): EffectivePrice {
  return effectivePrice(product, storedRole) ?? { finalCents: 0, discountApplied: false, discountPercentage: 0 }
}
