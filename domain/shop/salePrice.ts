import type { Instant } from '../base/instant.ts'
import { dayMs } from '../base/moment.ts'

/** How long before a sale its old price is looked for. */
export const saleDays = 30

/** A price that a product got, and the moment from which it was asked. */
export type PricePoint = { priceCents: number; since: Instant }

/**
 * The lowest price that was asked in the 30 days before a sale began, in cents: what its old price may be. `points` are the
 * prices so far, the oldest first; each was asked until the next. Null when there was none yet (SHOP-ORDER-39).
 */
export function lowestBefore(points: readonly PricePoint[], began: Instant): number | null {
  const end = Date.parse(began)
  const from = end - saleDays * dayMs
  const asked = points.filter(({ since }, at) => {
    const next = points[at + 1]
    const until = next ? Date.parse(next.since) : end
    // One that gave way at the very moment at which the days begin was not asked in them.
    return Date.parse(since) <= end && (next === undefined || until > from)
  })
  return asked.length > 0 ? Math.min(...asked.map(({ priceCents }) => priceCents)) : null
}

type Sale = { salePriceCents: number | null; saleBeforeCents: number | null }

/**
 * What the old price of a sale is from now on: fixed when the sale begins, kept while it goes on with another price, none
 * without a sale. A product that was never offered before has no old price to show: its own (SHOP-ORDER-39).
 */
export function saleBefore(
  was: Sale | null,
  salePriceCents: number | null,
  lowest: () => number | null,
): number | null {
  if (salePriceCents === null) return null
  if (was?.salePriceCents != null && was.saleBeforeCents !== null) return was.saleBeforeCents
  return lowest() ?? salePriceCents
}
