import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Company } from '../payments/company.ts'
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

test('EV-MORE-24 the lines of invoice and credit note come to what was paid or went back, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(500_000), fc.nat(500_000), fc.boolean(), (priceCents, off, hasCode) => {
      const discountCents = Math.min(priceCents, off)
      const amountCents = hasCode ? priceCents - discountCents : priceCents
      const discount = hasCode ? { code: 'X', priceCents, discountCents } : null
      for (const bill of [
        companyBill({ title: 'Avond', amountCents, discount }, company),
        companyCredit('Avond', amountCents, company),
      ]) {
        expect(bill.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(amountCents)
        expect(bill.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(amountCents)
      }
    }),
  )
})
