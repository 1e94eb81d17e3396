import { dayOf } from '../../base/dates.ts'
import type { Bill } from '../../payments/bill.ts'
import { bookkeepingWords as words } from './bookkeepingWords.ts'
import { vatRates } from './totals.ts'

/** An invoice or credit note of an order as the bookkeeper gets it; the amounts of a note are below zero. */
export type Booked = {
  number: string
  kind: 'invoice' | 'credit'
  issuedAt: Date
  /** The number of the order. */
  order: string
  totalCents: number
  /** Null once the law does not ask for it any more. */
  bill: Pick<Bill, 'vat' | 'shippingCents'> | null
}

/** The rows of the bookkeeper's file under their headings: per rate net and BTW, amounts with a comma, notes below zero (SHOP-ORDER-37). */
export function bookkeepingRows(booked: readonly Booked[]): string[][] {
  return [[...words.columns], ...booked.map(rowOf)]
}

function rowOf({ number, kind, issuedAt, order, totalCents, bill }: Booked): string[] {
  const sign = kind === 'credit' ? -1 : 1
  const rates = vatRates.flatMap((rate) => {
    const part = bill?.vat.find(({ percent }) => percent === rate)
    if (!part) return ['', '']
    return [euros(sign * (part.grossCents - part.vatCents)), euros(sign * part.vatCents)]
  })
  return [
    asText(number),
    dayOf(issuedAt),
    asText(order),
    ...rates,
    bill ? euros(sign * bill.shippingCents) : '',
    euros(totalCents),
    words.method,
    kind === 'credit' ? euros(totalCents) : '',
  ]
}

/** An amount as a Dutch spreadsheet reads it as a number: '1234,50', without a sign of currency or points. */
function euros(cents: number): string {
  const whole = Math.abs(cents)
  const text = `${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}

/** A cell that a spreadsheet would take for a formula is text. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
