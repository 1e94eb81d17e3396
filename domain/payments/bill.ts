/** A line of a bill, in whole cents, BTW included. */
export type BillLine = { name: string; quantity: number; pieceCents: number; totalCents: number; vatPercent: number }

/**
 * What stands on the bill of an order, kept as it was when it was issued: the law asks for it for seven years
 * (SHOP-ORDER-24, SHOP-ORDER-38). On a credit note all amounts are what goes back.
 */
export type Bill = {
  /** Name and address of the buyer, by line. */
  buyer: string[]
  /** The number of the order, as the buyer knows it. */
  order: string
  lines: BillLine[]
  shippingCents: number
  /** BTW by rate, the highest first. */
  vat: { percent: number; grossCents: number; vatCents: number }[]
}
