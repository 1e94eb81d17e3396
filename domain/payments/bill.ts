/** A line of an invoice or credit note, in whole cents, VAT (BTW) included. */
export type BillLine = { name: string; quantity: number; pieceCents: number; totalCents: number; vatPercent: number }

/**
 * The contents of the invoice of an order, or of a place on an event to a company, stored as issued and retained for the
 * seven years that tax law requires (SHOP-ORDER-24, SHOP-ORDER-38). On a credit note the amounts are those refunded, as positive numbers.
 */
export type Bill = {
  /** Name and address of the buyer, line by line. */
  buyer: string[]
  /** The order number as shown to the buyer; empty when it is no order. */
  order: string
  lines: BillLine[]
  shippingCents: number
  /** The VAT breakdown by rate, highest first. */
  vat: { percent: number; grossCents: number; vatCents: number }[]
}
