import { vatIn } from '../../payments/vat.ts'

/** The Dutch rates of BTW in percent, the usual one first (SHOP-ORDER-10). */
export const vatRates = [21, 9, 0] as const
export type VatRate = (typeof vatRates)[number]

/** A line as it is reckoned with: the price of one piece in whole cents, BTW included. */
export type PricedLine = { priceCents: number; quantity: number; vatRate: VatRate }
/** What stands at one rate, BTW included, and how much of it is BTW. */
export type VatPart = { rate: VatRate; grossCents: number; vatCents: number }
export type Totals = { goodsCents: number; shippingCents: number; totalCents: number; vat: VatPart[] }

/** What a line costs, in whole cents (SHOP-ORDER-11). */
export const lineTotal = ({ priceCents, quantity }: Pick<PricedLine, 'priceCents' | 'quantity'>): number =>
  priceCents * quantity

/**
 * What lines and shipping come to, and the BTW of each rate that occurs, the highest first. Shipping follows the lines;
 * where they cost nothing it has the usual rate. Screen, mail, invoice, provider and export show these figures
 * (SHOP-ORDER-10, SHOP-ORDER-11).
 */
export function totalsOf(lines: readonly PricedLine[], shippingCents: number): Totals {
  const byRate = grossByRate(lines)
  const goodsCents = sum(byRate.map(({ cents }) => cents))
  const carriers = goodsCents > 0 ? byRate : [{ rate: vatRates[0], cents: 1 }]
  const shipping = splitCents(
    shippingCents,
    carriers.map(({ cents }) => cents),
  )
  const shippingAt = new Map(carriers.map(({ rate }, at) => [rate, shipping[at] ?? 0]))
  const vat = vatRates.flatMap((rate): VatPart[] => {
    const goods = byRate.find((one) => one.rate === rate)
    const grossCents = (goods?.cents ?? 0) + (shippingAt.get(rate) ?? 0)
    return goods || grossCents > 0 ? [{ rate, grossCents, vatCents: vatAt(rate, grossCents) }] : []
  })
  return { goodsCents, shippingCents, totalCents: goodsCents + shippingCents, vat }
}

/** The BTW in an amount that holds it, rounded half up to a whole cent (SHOP-ORDER-10). */
export const vatAt = (rate: VatRate, grossCents: number): number => vatIn(grossCents, rate * 100).vatCents

/**
 * An amount in whole cents split in proportion; the cents that are left over go to the largest shares, one each, the
 * earlier one first where two are equal. The parts make the amount again (SHOP-ORDER-10).
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  // In BigInt, since the product of two amounts can be beyond what a number holds exactly.
  const parts = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / BigInt(whole)))
  const largestFirst = weights
    .map((weight, at) => ({ weight, at }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
  const left = cents - sum(parts)
  for (const { at } of largestFirst.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/**
 * The BTW of a part that goes back, after other parts went back before: reckoned over all that is back, less what was told
 * of before, so that the notes of an order together hold the BTW of its invoice (SHOP-ORDER-24).
 */
export function vatOfRefund(before: readonly VatPart[], back: readonly { rate: VatRate; cents: number }[]): VatPart[] {
  return back.flatMap(({ rate, cents }) => {
    const earlier = before.filter((part) => part.rate === rate)
    const grossBefore = sum(earlier.map(({ grossCents }) => grossCents))
    const vatBefore = sum(earlier.map(({ vatCents }) => vatCents))
    return cents > 0 ? [{ rate, grossCents: cents, vatCents: vatAt(rate, grossBefore + cents) - vatBefore }] : []
  })
}

function grossByRate(lines: readonly PricedLine[]): { rate: VatRate; cents: number }[] {
  return vatRates.flatMap((rate) => {
    const those = lines.filter(({ vatRate }) => vatRate === rate)
    return those.length > 0 ? [{ rate, cents: sum(those.map(lineTotal)) }] : []
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
