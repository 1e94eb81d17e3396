import { longDate } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import type { Invoice } from './invoices.ts'

export type Seller = { name: string; lines: readonly string[] }
type Printed = { invoice: Invoice; seller: Seller; buyer: string }

const left = 56
const right = 539
const grey = '#4a545c'

/**
 * A bill on one page, with the price without btw, the btw and the whole. The library is loaded with the first bill that
 * somebody asks for, since hardly any request does.
 */
export async function invoicePdf({ invoice, seller, buyer }: Printed): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const title = invoice.kind === 'credit' ? 'Creditnota' : 'Factuur'
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

  page.font('Helvetica-Bold').fontSize(20).text(seller.name, left, left)
  page.font('Helvetica').fontSize(10).fillColor(grey)
  for (const line of seller.lines) page.text(line)
  page.moveDown(3).fillColor('black').font('Helvetica-Bold').fontSize(16).text(title)
  page.moveDown(0.5).font('Helvetica').fontSize(11)
  for (const line of [`Nummer: ${invoice.number}`, `Datum: ${longDate(invoice.issuedAt)}`, `Voor: ${buyer}`])
    page.text(line)
  page.moveDown(2)

  const row = (name: string, cents: number, font = 'Helvetica') => {
    const { y } = page
    page.font(font).text(name, left, y, { width: 340 })
    const below = page.y
    page.text(amount(cents), left, y, { width: right - left, align: 'right' })
    page.y = Math.max(below, page.y) + 8
  }
  const rule = () => {
    page.moveTo(left, page.y).lineTo(right, page.y).lineWidth(0.75).stroke()
    page.y += 10
  }
  rule()
  row(invoice.description, invoice.totalCents - invoice.vatCents)
  row(`Btw ${invoice.vatRate / 100}%`, invoice.vatCents)
  rule()
  row(
    invoice.kind === 'credit' ? 'Teruggegeven, inclusief btw' : 'Betaald, inclusief btw',
    invoice.totalCents,
    'Helvetica-Bold',
  )
  page.end()
  return whole
}
