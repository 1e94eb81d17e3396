import { longDate } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import type { Bill } from '@bewezen/domain/payments/bill.ts'
import { billWords } from '@bewezen/domain/payments/billWords.ts'
import { runsOf } from '../base/letters.ts'
import type { Invoice } from './invoices.ts'

export type Seller = { name: string; lines: readonly string[] }
/** The buyer by the names they have: the first that can be written stands on the bill; of a credit note the number of its invoice. */
type Printed = { invoice: Invoice; seller: Seller; buyer: readonly string[]; ofNumber?: string | null }

const left = 56
const right = 539
const grey = '#4a545c'
/** A row that would begin below this begins on the next page. */
const lowest = 740

/**
 * A bill with the price without btw, the btw and the whole; that of an order with its lines, on as many pages as they need
 * (SHOP-ORDER-24). The library is loaded with the first bill that somebody asks for, since hardly any request does.
 */
export async function invoicePdf({ invoice, seller, buyer, ofNumber = null }: Printed): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const title = invoice.kind === 'credit' ? billWords.credit : billWords.invoice
  const page = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: 'nl',
    info: { Title: `${title} ${invoice.number}`, Author: seller.name, CreationDate: invoice.issuedAt },
  })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })

  const write = (text: string, font = 'Helvetica', options: Width = {}) => {
    for (const line of text.split('\n'))
      for (const run of runsIn(line, font)) page.font(run.font).text(run.text, { ...options, continued: run.continues })
  }
  page.fontSize(20)
  write(seller.name, 'Helvetica-Bold')
  page.fontSize(10).fillColor(grey)
  for (const line of seller.lines) write(line)
  page.moveDown(3).fillColor('black').font('Helvetica-Bold').fontSize(16).text(title)
  page.moveDown(0.5).font('Helvetica').fontSize(11)
  for (const line of [
    billWords.number(invoice.number),
    billWords.date(longDate(invoice.issuedAt)),
    ...(ofNumber === null ? [] : [billWords.ofInvoice(ofNumber)]),
    ...(invoice.bill
      ? [...(invoice.bill.order ? [billWords.order(invoice.bill.order)] : []), ...forLines(invoice.bill.buyer)]
      : [billWords.buyer(buyer.find((name) => runsOf(name).some(({ text }) => text.trim())) ?? '')]),
  ])
    write(line)
  page.moveDown(2)

  const row = (name: string, cents: number, font = 'Helvetica') => {
    if (page.y > lowest) page.addPage()
    const { y } = page
    page.x = left
    write(name, font, { width: 340 })
    const below = page.y
    page.font(font).text(amount(cents), left, y, { width: right - left, align: 'right' })
    page.y = Math.max(below, page.y) + 8
  }
  const rule = () => {
    if (page.y > lowest) page.addPage()
    page.moveTo(left, page.y).lineTo(right, page.y).lineWidth(0.75).stroke()
    page.y += 10
  }
  rule()
  if (invoice.bill) {
    const sign = invoice.kind === 'credit' ? -1 : 1
    for (const { name, cents, isRule } of rowsOf(invoice.bill, Math.abs(invoice.totalCents), sign)) {
      if (isRule) rule()
      row(name, sign * cents)
    }
  } else {
    row(invoice.description, invoice.totalCents - invoice.vatCents)
    row(billWords.vat((invoice.vatRate ?? 0) / 100), invoice.vatCents)
  }
  rule()
  row(invoice.kind === 'credit' ? billWords.back : billWords.paid, invoice.totalCents, 'Helvetica-Bold')
  page.end()
  return whole
}

/** The lines of the buyer, the first behind the word for whom it is. */
const forLines = ([first = '', ...more]: readonly string[]): string[] => [billWords.buyer(first), ...more]

/**
 * The rows of a bill before its total: what was bought, shipping, what makes the amounts add up to the total (an amount that
 * went back beside pieces, or had gone back of them before), and the btw of each rate under a rule (SHOP-ORDER-47).
 */
function rowsOf(
  { lines, shippingCents, vat }: Bill,
  totalCents: number,
  sign: 1 | -1,
): { name: string; cents: number; isRule?: boolean }[] {
  const bought = lines.map(({ name, quantity, pieceCents, totalCents, vatPercent }) => ({
    name: billWords.line(name, quantity, amount(pieceCents), vatPercent),
    cents: totalCents,
  }))
  const shipping = shippingCents > 0 ? [{ name: billWords.shipping, cents: shippingCents }] : []
  const beside = totalCents - lines.reduce((sum, line) => sum + line.totalCents, shippingCents)
  const rest = beside === 0 ? [] : [{ name: beside > 0 ? billWords.beside : billWords.before, cents: beside }]
  const parts = vat.map(({ percent, grossCents, vatCents }, at) => ({
    name: billWords.vatOf(percent, amount(sign * (grossCents - vatCents))),
    cents: vatCents,
    isRule: at === 0,
  }))
  return [...bought, ...shipping, ...rest, ...parts]
}

type Width = { width?: number }

// The letters that every reader of PDF brings along know Western Europe only, and write other signs as wrong ones.
const western = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac]*$/u

/** A text in runs of one font each: a line with a name like Şahin is written in letters of our own. */
function runsIn(text: string, font: string): { font: string; text: string; continues: boolean }[] {
  // Signs that nobody sees, such as one that turns the direction, are no reason for other letters.
  const known = text.normalize('NFC').replace(/\p{Cf}/gu, '')
  const runs = western.test(known)
    ? [{ font, text: known }]
    : runsOf(known).map(({ letters, text }) => ({ font: letters.file, text }))
  return runs.map((run, at) => ({ ...run, continues: at < runs.length - 1 }))
}
