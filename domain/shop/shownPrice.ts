import { amount, price } from '../base/money.ts'
import type { Offer } from './catalogue.ts'

/** The price of a product as it is drawn; the sentences of the first two stand in `catalogueWords`. */
export type ShownPrice =
  | { kind: 'signIn' }
  | { kind: 'later' }
  | { kind: 'plain'; text: string }
  /** The old price is struck through. */
  | { kind: 'reduced'; text: string; before: string; percentage: number; why: 'role' | 'sale' }

type Seen = Pick<Offer, 'priceCents' | 'finalCents' | 'discountPercentage' | 'saleBeforeCents'>

/**
 * How the price of a product is shown to somebody: visitors are asked to sign in, whatever it costs; a discount that
 * changes nothing is none; without an effective price the undiscounted one. A discount of the role shows the present
 * undiscounted price as the old one, 'Aanbieding' alone the lowest of the 30 days before it, when that was higher
 * (SHOP-PRICE-01..04, SHOP-PRICE-07, SHOP-PRICE-10, SHOP-PRICE-12, SHOP-PRICE-13, SHOP-ORDER-39).
 */
export function shownPrice(offer: Seen | null): ShownPrice {
  if (!offer) return { kind: 'signIn' }
  const { priceCents, finalCents, discountPercentage, saleBeforeCents } = offer
  if (priceCents === null) return { kind: 'later' }
  const reduced = (cents: number, before: number, percentage: number, why: 'role' | 'sale'): ShownPrice => ({
    kind: 'reduced',
    text: price(cents),
    before: amount(before),
    percentage,
    why,
  })
  if (finalCents !== null && finalCents < priceCents) return reduced(finalCents, priceCents, discountPercentage, 'role')
  // Never more than it is.
  const off = saleBeforeCents === null ? 0 : Math.floor(((saleBeforeCents - priceCents) / saleBeforeCents) * 100)
  if (saleBeforeCents !== null && off > 0) return reduced(priceCents, saleBeforeCents, off, 'sale')
  return { kind: 'plain', text: price(priceCents) }
}
