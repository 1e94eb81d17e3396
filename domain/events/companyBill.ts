import type { Bill, BillLine } from '../payments/bill.ts'
import { buyerLines, type Company } from '../payments/company.ts'
import { vatIn, vatRate } from '../payments/vat.ts'
import { discountWords } from './discountWords.ts'

type Sold = {
  title: string
  amountCents: number
  discount: { code: string; priceCents: number; discountCents: number } | null
}

/** The invoice of a place on an event to a company: the price, what a code took off it, and the btw in what was paid (EV-MORE-24). */
export function companyBill({ title, amountCents, discount }: Sold, company: Company): Bill {
  const isDiscounted = discount !== null && discount.priceCents - discount.discountCents === amountCents
  const lines = isDiscounted
    ? [lineOf(title, discount.priceCents), lineOf(discountWords.discount(discount.code), -discount.discountCents)]
    : [lineOf(title, amountCents)]
  return { buyer: buyerLines(company), order: '', lines, shippingCents: 0, vat: [vatOf(amountCents)] }
}

/** The credit note of what went back of it. */
export const companyCredit = (title: string, backCents: number, company: Company): Bill => ({
  buyer: buyerLines(company),
  order: '',
  lines: [lineOf(title, backCents)],
  shippingCents: 0,
  vat: [vatOf(backCents)],
})

const percent = vatRate / 100

const lineOf = (name: string, cents: number): BillLine => ({
  name,
  quantity: 1,
  pieceCents: cents,
  totalCents: cents,
  vatPercent: percent,
})

const vatOf = (grossCents: number): Bill['vat'][number] => ({
  percent,
  grossCents,
  vatCents: vatIn(grossCents).vatCents,
})
