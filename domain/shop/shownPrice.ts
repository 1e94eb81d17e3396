import { amount, price } from '../base/money.ts'
import type { Offer } from './catalogue.ts'

/** The price of a product as it is drawn; the sentences of the first two stand in `catalogueWords`. */
export type ShownPrice =
  | { kind: 'signIn' }
  | { kind: 'later' }
  | { kind: 'plain'; text: string }
  /** The old price is struck through. */
  | { kind: 'reduced'; text: string; before: string; percentage: number }

type Seen = Pick<Offer, 'priceCents' | 'finalCents' | 'discountPercentage'>

/**
 * How the price of a product is shown to somebody: visitors are asked to sign in, whatever it costs; a discount that
 * changes nothing is none; without an effective price the undiscounted one (SHOP-PRICE-01..04, SHOP-PRICE-07,
 * SHOP-PRICE-10, SHOP-PRICE-12, SHOP-PRICE-13).
 */
export function shownPrice(offer: Seen | null): ShownPrice {
  if (!offer) return { kind: 'signIn' }
  const { priceCents, finalCents, discountPercentage: percentage } = offer
  if (priceCents === null) return { kind: 'later' }
  if (finalCents === null || finalCents >= priceCents) return { kind: 'plain', text: price(priceCents) }
  return { kind: 'reduced', text: price(finalCents), before: amount(priceCents), percentage }
}
