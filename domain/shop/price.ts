import { discountOf } from '../access/discount.ts'

/** What a product says about its price. */
export type Priced = {
  priceCents: number | null
  /** The price of 'Aanbieding', or null (SHOP-ORDER-39). */
  salePriceCents: number | null
  productType: string
  studentDiscountPercentage: number
  teacherDiscountPercentage: number
}

export type EffectivePrice = { finalCents: number; discountApplied: boolean; discountPercentage: number }

/** What a product costs at present without the discount of a role, in cents: that of 'Aanbieding' when there is one (SHOP-ORDER-39). */
export const undiscountedCents = ({ priceCents, salePriceCents }: Pick<Priced, 'priceCents' | 'salePriceCents'>) =>
  priceCents === null ? null : (salePriceCents ?? priceCents)

/**
 * What somebody with this role pays for a product: the discount of the role and never another, rounded half up to a
 * whole cent and never below 0; null while the price is still to come. 'Aanbieding' is for
 * everybody, and the discount of the role comes off it (SHOP-PRICE-05, SHOP-PRICE-08, SHOP-PRICE-13, SHOP-ORDER-39).
 */
export function effectivePrice(product: Priced, storedRole: string | null): EffectivePrice | null {
  const priceCents = undiscountedCents(product)
  if (priceCents === null) return null
  const percentage = Math.min(100, Math.max(0, discountFor(product, storedRole)))
  const finalCents = Math.max(0, Math.floor((priceCents * (100 - percentage) + 50) / 100))
  return { finalCents, discountApplied: finalCents < priceCents, discountPercentage: percentage }
}

/** Whether somebody with this role has nothing to pay for a product; one whose price is still to come is not free (SHOP-PRICE-13, SHOP-ORDER-43). */
export const isFreeFor = (product: Priced, storedRole: string | null): boolean =>
  effectivePrice(product, storedRole)?.finalCents === 0

function discountFor(product: Priced, storedRole: string | null): number {
  if (product.productType === 'affiliate') return 0
  const kind = discountOf(storedRole)
  if (kind === 'student') return product.studentDiscountPercentage
  return kind === 'teacher' ? product.teacherDiscountPercentage : 0
}
