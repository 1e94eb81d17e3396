import { vatIn } from '../../payments/vat.ts'

/** The Dutch VAT (BTW) rates in percent, highest first; the first is the default (SHOP-ORDER-10). */
export const vatRates = [21, 9, 0] as const
export type VatRate = (typeof vatRates)[number]

/** An order line for calculation: the unit price in whole cents, VAT included. */
export type PricedLine = { priceCents: number; quantity: number; vatRate: VatRate }
/** The amount charged at one VAT rate, VAT included, and the VAT in it. */
export type VatPart = { rate: VatRate; grossCents: number; vatCents: number }
export type Totals = { goodsCents: number; shippingCents: number; totalCents: number; vat: VatPart[] }

/** The total of a line in whole cents: unit price times quantity (SHOP-ORDER-11). */
export const lineTotal = ({ priceCents, quantity }: Pick<PricedLine, 'priceCents' | 'quantity'>): number =>
  priceCents * quantity

/**
 * The totals of an order and its VAT breakdown: one part for each rate that occurs, highest first. Shipping is split over
 * the rates of the lines; when the goods are free it is charged at the default rate. The single source of the figures on
 * screen, in mail, on the invoice, at the provider and in the export (SHOP-ORDER-10, SHOP-ORDER-11).
 */
export function totalsOf(lines: readonly PricedLine[], shippingCents: number): Totals {
  const byRate = grossByRate(lines)
  const goodsCents = sum(byRate.map(({ cents }) => cents))
  const carriers = goodsCents > 0 ? byRate : [{ rate: vatRates[0], cents: 1 }]
  const shipping = splitCents(
    shippingCents,
    carriers.map(({ cents }) => cents),
  )
  const all = [...byRate, ...carriers.map(({ rate }, at) => ({ rate, cents: shipping[at] ?? 0 }))]
  const vat = vatRates.flatMap((rate): VatPart[] => {
    const grossCents = sum(all.filter((part) => part.rate === rate).map(({ cents }) => cents))
    const occurs = grossCents > 0 || byRate.some((part) => part.rate === rate)
    return occurs ? [{ rate, grossCents, vatCents: vatAt(rate, grossCents) }] : []
  })
  return { goodsCents, shippingCents, totalCents: goodsCents + shippingCents, vat }
}

/** The VAT in an amount that includes it, rounded half up to a whole cent (SHOP-ORDER-10). */
export const vatAt = (rate: VatRate, grossCents: number): number => vatIn(grossCents, rate * 100).vatCents

/**
 * Splits an amount in whole cents in proportion to weights, which are whole and not negative. The remaining cents go to
 * the largest weights, one each, to the earlier of equal ones first. The parts add up to the amount; all are 0 when all
 * weights are (SHOP-ORDER-10).
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  // In BigInt, because the product of two amounts can exceed the exact range of a number.
  const parts = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / BigInt(whole)))
  // The sort is stable, so the earlier of equal weights comes first.
  const largestFirst = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
  for (const at of largestFirst.slice(0, cents - sum(parts))) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/**
 * The VAT breakdown of a partial refund, given the parts of earlier refunds of the same order. It is calculated over the
 * cumulative amount of each rate minus the VAT already credited, so that all credit notes together hold exactly the VAT
 * of the invoice, however it is divided (SHOP-ORDER-24).
 */
export function vatOfRefund(before: readonly VatPart[], back: readonly { rate: VatRate; cents: number }[]): VatPart[] {
  return vatRates.flatMap((rate): VatPart[] => {
    const grossCents = sum(back.filter((part) => part.rate === rate).map(({ cents }) => cents))
    if (grossCents === 0) return []
    const earlier = before.filter((part) => part.rate === rate)
    const grossBefore = sum(earlier.map((part) => part.grossCents))
    const vatBefore = sum(earlier.map((part) => part.vatCents))
    return [{ rate, grossCents, vatCents: vatAt(rate, grossBefore + grossCents) - vatBefore }]
  })
}

function grossByRate(lines: readonly PricedLine[]): { rate: VatRate; cents: number }[] {
  return vatRates.flatMap((rate) => {
    const those = lines.filter(({ vatRate }) => vatRate === rate)
    return those.length > 0 ? [{ rate, cents: sum(those.map(lineTotal)) }] : []
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
