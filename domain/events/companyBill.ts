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

/**
 * The credit note of money that goes back of what such an invoice is still for: to its buyer, with so much btw that invoice
 * and notes together hold the btw in what stays, to the cent, in however many parts it goes (EV-MORE-24, EV-MORE-87).
 */
export function companyCredit({ buyer, lines }: Bill, { leftCents, backCents }: Credited): Bill {
  const vatCents = vatIn(leftCents).vatCents - vatIn(leftCents - backCents).vatCents
  const name = lines[0]?.name ?? ''
  return {
    buyer,
    order: '',
    lines: [lineOf(name, backCents)],
    shippingCents: 0,
    vat: [{ percent, grossCents: backCents, vatCents }],
  }
}

type Credited = { leftCents: number; backCents: number }

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
