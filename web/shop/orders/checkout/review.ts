import { changesBetween, type OrderChange } from '@bewezen/domain/shop/orders/ordering.ts'
import type { Country } from '@bewezen/domain/shop/orders/shipping.ts'
import type { Totals } from '@bewezen/domain/shop/orders/totals.ts'
import type { Client } from '../../../base/api/client.ts'

/** What an order would be now, as the server reckons it. */
export type Review = Awaited<ReturnType<Client['orders']['review']>>

/** Whether something of it is sent, so that it needs an address. */
export const isSent = ({ lines }: Review): boolean => lines.some(({ isPhysical }) => isPhysical)

/** What it comes to in a country. */
export const totalsIn = ({ totals }: Review, country: Country): Totals => totals[country]

/** The figures as they stand on the screen, which go along with the order (SHOP-ORDER-12). */
export const shownOf = (review: Review, country: Country) => ({
  lines: review.lines.map(({ productId, name, quantity, priceCents }) => ({ productId, name, quantity, priceCents })),
  shippingCents: totalsIn(review, country).shippingCents,
})

/** What is different from what the buyer saw before and agreed to (SHOP-ORDER-12). */
export const changesSince = (agreed: Review, now: Review, country: Country): OrderChange[] =>
  changesBetween(shownOf(agreed, country), shownOf(now, country))
