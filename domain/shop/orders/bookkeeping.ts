import { dayOf } from '../../base/dates.ts'
import { centsText } from '../../base/money.ts'
import { asCell } from '../../base/spreadsheet.ts'
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
    return [centsText(sign * (part.grossCents - part.vatCents)), centsText(sign * part.vatCents)]
  })
  return [
    asCell(number),
    dayOf(issuedAt),
    asCell(order),
    ...rates,
    bill ? centsText(sign * bill.shippingCents) : '',
    centsText(totalCents),
    words.method,
    kind === 'credit' ? centsText(totalCents) : '',
  ]
}
