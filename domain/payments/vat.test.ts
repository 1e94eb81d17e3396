import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber } from './order.ts'
import { invoiceNumber, vatIn } from './vat.ts'

test.each([
  [4900, 850],
  [0, 0],
  [121, 21],
  [1, 0],
])('SUB-LAW-06 in %i cents are %i cents of btw', (total, vat) => {
  expect(vatIn(total).vatCents).toBe(vat)
})

test('SUB-LAW-06 the parts make the price again, and the btw is 21% of the rest to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (total) => {
      const { netCents, vatCents } = vatIn(total)
      expect(netCents + vatCents).toBe(total)
      expect(Math.abs(vatCents - netCents * 0.21)).toBeLessThanOrEqual(1)
    }),
  )
})

test('SUB-LAW-06 a number holds the year and sorts as text', () => {
  expect(invoiceNumber(2026, 418)).toBe('2026-00418')
})

test('SUB-PAY-05 X3-LIMIT-05 the order number is the first 8 characters', () => {
  expect(orderNumber('0193b0f2-9c1e-7d3a-8000-000000000001')).toBe('0193b0f2')
  expect(orderNumber('abc')).toBe('abc')
})
