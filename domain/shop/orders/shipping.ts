import { z } from 'zod'

/** The countries that are sent to (SHOP-ORDER-07). */
export const countries = ['NL', 'BE', 'DE'] as const
export const Country = z.enum(countries)
export type Country = z.infer<typeof Country>

export const [maxShippingCents, maxFreeFromCents] = [99_999, 9_999_999]
const Cents = z.int().min(0)

/** What shipping costs per country, and the amount of the goods from which it is free; null is never (SHOP-ORDER-09). */
export const ShippingRates = z.object({
  NL: Cents.max(maxShippingCents),
  BE: Cents.max(maxShippingCents),
  DE: Cents.max(maxShippingCents),
  freeFromCents: Cents.max(maxFreeFromCents).nullable(),
})
export type ShippingRates = z.infer<typeof ShippingRates>

/** As long as no admin set others (SHOP-ORDER-09). */
export const usualShippingRates: ShippingRates = { NL: 495, BE: 795, DE: 795, freeFromCents: 7_500 }

type Shipped = { goodsCents: number; country: Country; isPhysical: boolean }

/** What it costs to send an order, in cents: nothing for downloads alone, and from the amount that makes it free (SHOP-ORDER-09). */
export function shippingCents({ goodsCents, country, isPhysical }: Shipped, rates: ShippingRates): number {
  if (!isPhysical) return 0
  return rates.freeFromCents !== null && goodsCents >= rates.freeFromCents ? 0 : rates[country]
}
