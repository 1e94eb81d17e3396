import { z } from 'zod'

/** The countries we ship to (SHOP-ORDER-07). */
export const countries = ['NL', 'BE', 'DE'] as const
export const Country = z.enum(countries)
export type Country = z.infer<typeof Country>

/** The highest rate, and the highest amount from which it is free, that an admin can set, in cents. */
export const [maxShippingCents, maxFreeFromCents] = [99_999, 9_999_999]
const Cents = z.int().min(0)

/** The shipping rates per country in cents, and the goods total from which shipping is free; null is never (SHOP-ORDER-09). */
export const ShippingRates = z.object({
  NL: Cents.max(maxShippingCents),
  BE: Cents.max(maxShippingCents),
  DE: Cents.max(maxShippingCents),
  freeFromCents: Cents.max(maxFreeFromCents).nullable(),
})
export type ShippingRates = z.infer<typeof ShippingRates>

/** The default rates, until an admin saves others (SHOP-ORDER-09). */
export const usualShippingRates: ShippingRates = { NL: 495, BE: 795, DE: 795, freeFromCents: 7_500 }

type Shipped = { goodsCents: number; country: Country; isPhysical: boolean }

/** The shipping cost of an order in cents; 0 for downloads only, and from the free-shipping threshold (SHOP-ORDER-09). */
export function shippingCents({ goodsCents, country, isPhysical }: Shipped, rates: ShippingRates): number {
  if (!isPhysical) return 0
  return rates.freeFromCents !== null && goodsCents >= rates.freeFromCents ? 0 : rates[country]
}
