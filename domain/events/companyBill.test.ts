import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Company } from '../payments/company.ts'
import { vatIn } from '../payments/vat.ts'
import { companyBill, companyCredit } from './companyBill.ts'

const company: Company = { name: 'Zee BV', address: 'Kade 1\n1011 AB Amsterdam', vatNumber: 'NL004495445B01' }

test('EV-MORE-24 the invoice has the company, the price, the discount and the btw in what was paid', () => {
  const discount = { code: 'VROEG', priceCents: 2_500, discountCents: 500 }
  const bill = companyBill({ title: 'Masterclass', amountCents: 2_000, discount }, company)
  expect(bill.buyer).toEqual(['Zee BV', 'Kade 1', '1011 AB Amsterdam', 'Btw-id NL004495445B01'])
  expect(bill.lines.map(({ name, totalCents }) => [name, totalCents])).toEqual([
    ['Masterclass', 2_500],
    ['Korting met VROEG', -500],
  ])
  expect(bill.vat).toEqual([{ percent: 21, grossCents: 2_000, vatCents: 347 }])
})

test('EV-MORE-24 the lines of an invoice come to what was paid, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(500_000), fc.nat(500_000), fc.boolean(), (priceCents, off, hasCode) => {
      const discountCents = Math.min(priceCents, off)
      const amountCents = hasCode ? priceCents - discountCents : priceCents
      const discount = hasCode ? { code: 'X', priceCents, discountCents } : null
      const bill = companyBill({ title: 'Avond', amountCents, discount }, company)
      expect(bill.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(amountCents)
      expect(bill.vat).toEqual([{ percent: 21, grossCents: amountCents, vatCents: vatIn(amountCents).vatCents }])
    }),
  )
})

test('EV-MORE-24 a price that changed since is no discount: the line is what was paid', () => {
  const discount = { code: 'VROEG', priceCents: 3_000, discountCents: 500 }
  const { lines } = companyBill({ title: 'Masterclass', amountCents: 2_000, discount }, company)
  expect(lines.map(({ name, totalCents }) => [name, totalCents])).toEqual([['Masterclass', 2_000]])
})

test('EV-MORE-24 EV-MORE-87 whatever parts go back, the notes have the buyer of the invoice and leave the btw in what stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.array(fc.nat(10_000)), (amountCents, parts) => {
      const invoice = companyBill({ title: 'Avond', amountCents, discount: null }, company)
      let [left, vat] = [amountCents, invoice.vat[0]?.vatCents ?? 0]
      for (const part of parts) {
        const backCents = Math.min(part, left)
        const note = companyCredit(invoice, { leftCents: left, backCents })
        expect(note).toMatchObject({ buyer: invoice.buyer, lines: [{ name: 'Avond', totalCents: backCents }] })
        left -= backCents
        vat -= note.vat[0]?.vatCents ?? 0
        expect(vat).toBe(vatIn(left).vatCents)
      }
    }),
  )
})
