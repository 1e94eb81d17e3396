import { amount } from '@bewezen/domain/base/money.ts'
import { type AmountRow, AmountTable } from '../../base/mail/AmountTable.tsx'

/** What was bought, in cents, BTW included. */
export type BillFacts = {
  lines: { name: string; quantity: number; cents: number }[]
  isShipped: boolean
  shippingCents: number
  vat: { rate: number; vatCents: number }[]
  totalCents: number
}

/** The lines of an order with shipping, total and BTW. */
export function Bill({ lines, isShipped, shippingCents, vat, totalCents }: BillFacts) {
  const goods = lines.map(({ name, quantity, cents }) => ({
    name: quantity === 1 ? name : `${quantity} × ${name}`,
    value: amount(cents),
  }))
  const shipping = { name: 'Verzendkosten', value: shippingCents === 0 ? 'Gratis' : amount(shippingCents) }
  const rows: AmountRow[] = [
    ...goods,
    ...(isShipped ? [shipping] : []),
    { name: 'Totaal betaald', value: amount(totalCents), total: true },
    ...vat.map(({ rate, vatCents }) => ({ name: `Waarvan btw ${rate}%`, value: amount(vatCents) })),
  ]
  return <AmountTable rows={rows} />
}
