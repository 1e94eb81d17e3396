import { longDate } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { billWords } from '@bewezen/domain/payments/billWords.ts'
import type { Invoice } from './invoices.ts'

export type Seller = { name: string; lines: readonly string[] }
/** The buyer by the names they have: the first that can be written stands on the bill. */
type Printed = { invoice: Invoice; seller: Seller; buyer: readonly string[] }

const left = 56
const right = 539
const grey = '#4a545c'

/**
 * A bill on one page, with the price without btw, the btw and the whole. The library is loaded with the first bill that
 * somebody asks for, since hardly any request does.
 */
export async function invoicePdf({ invoice, seller, buyer }: Printed): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const { runsOf } = await import('../base/letters.ts')
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
    for (const run of runsIn(text, font, runsOf))
      page.font(run.font).text(run.text, { ...options, continued: run.continues })
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
    billWords.buyer(buyer.find((name) => runsOf(name).some(({ text }) => text.trim())) ?? ''),
  ])
    write(line)
  page.moveDown(2)

  const row = (name: string, cents: number, font = 'Helvetica') => {
    const { y } = page
    page.x = left
    write(name, font, { width: 340 })
    const below = page.y
    page.font(font).text(amount(cents), left, y, { width: right - left, align: 'right' })
    page.y = Math.max(below, page.y) + 8
  }
  const rule = () => {
    page.moveTo(left, page.y).lineTo(right, page.y).lineWidth(0.75).stroke()
    page.y += 10
  }
  rule()
  row(invoice.description, invoice.totalCents - invoice.vatCents)
  row(billWords.vat((invoice.vatRate ?? 0) / 100), invoice.vatCents)
  rule()
  row(invoice.kind === 'credit' ? billWords.back : billWords.paid, invoice.totalCents, 'Helvetica-Bold')
  page.end()
  return whole
}

type Width = { width?: number }

// The letters that every reader of PDF brings along know Western Europe only, and write other signs as wrong ones.
const western = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac]*$/u

type RunsOf = typeof import('../base/letters.ts').runsOf

/** A text in runs of one font each: a line with a name like Şahin is written in letters of our own. */
function runsIn(text: string, font: string, runsOf: RunsOf): { font: string; text: string; continues: boolean }[] {
  // Signs that nobody sees, such as one that turns the direction, are no reason for other letters.
  const known = text.normalize('NFC').replace(/\p{Cf}/gu, '')
  const runs = western.test(known)
    ? [{ font, text: known }]
    : runsOf(known).map(({ letters, text }) => ({ font: letters.file, text }))
  return runs.map((run, at) => ({ ...run, continues: at < runs.length - 1 }))
}
