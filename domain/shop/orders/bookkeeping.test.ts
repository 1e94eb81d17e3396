import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Booked, bookkeepingRows } from './bookkeeping.ts'
import { totalsOf, vatRates } from './totals.ts'

const issuedAt = new Date('2026-03-04T23:30:00Z')

function bookedFor(
  lines: { priceCents: number; quantity: number; vatRate: 21 | 9 | 0 }[],
  shipping: number,
  kind: Booked['kind'],
) {
  const { vat, totalCents, shippingCents } = totalsOf(lines, shipping)
  const parts = vat.map(({ rate, ...part }) => ({ percent: rate, ...part }))
  return {
    number: '2026-00001',
    kind,
    issuedAt,
    order: '0198aaaa',
    // never times -1: that makes a negative nothing of nothing
    totalCents: kind === 'credit' ? 0 - totalCents : totalCents,
    bill: { vat: parts, shippingCents },
  }
}

test('SHOP-ORDER-37 an invoice has net and BTW per rate, shipping, total and method, and a note the same below zero', () => {
  const lines = [
    { priceCents: 12_100, quantity: 10, vatRate: 21 as const },
    { priceCents: 1_090, quantity: 1, vatRate: 9 as const },
  ]
  const [columns, invoice, note] = bookkeepingRows([
    bookedFor(lines, 0, 'invoice'),
    bookedFor(lines.slice(1), 495, 'credit'),
  ])
  expect(columns).toHaveLength(13)
  expect(invoice?.join(';')).toBe(
    '2026-00001;2026-03-05;0198aaaa;1000,00;210,00;10,00;0,90;;;0,00;1220,90;Online betaling;',
  )
  expect(note?.slice(5)).toEqual(['-14,54', '-1,31', '', '', '-4,95', '-15,85', 'Online betaling', '-15,85'])
})

test('SHOP-ORDER-37 what a spreadsheet would take for a formula is text', () => {
  const [, row] = bookkeepingRows([{ ...bookedFor([], 0, 'invoice'), number: '=1+1', order: '@SUM(A1)' }])
  expect(row?.[0]).toBe("'=1+1")
  expect(row?.[2]).toBe("'@SUM(A1)")
})

test('SHOP-ORDER-38 of a bill that is forgotten number and total stay', () => {
  const [, row] = bookkeepingRows([{ ...bookedFor([], 0, 'invoice'), totalCents: 4_905, bill: null }])
  expect(row?.slice(3)).toEqual(['', '', '', '', '', '', '', '49,05', 'Online betaling', ''])
})

const cents = (cell = '') => (cell === '' ? 0 : Math.round(Number(cell.replace(',', '.')) * 100))

test('SHOP-ORDER-37 SHOP-ORDER-11 net and BTW of all rates together are the total of the invoice', () => {
  const line = fc.record({
    priceCents: fc.integer({ min: 0, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    vatRate: fc.constantFrom(...vatRates),
  })
  const kinds = fc.constantFrom('invoice' as const, 'credit' as const)
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.integer({ min: 0, max: 99_999 }),
      kinds,
      (lines, shipping, kind) => {
        const one = bookedFor(lines, shipping, kind)
        const [, row = []] = bookkeepingRows([one])
        expect(row.slice(3, 9).reduce((sum, cell) => sum + cents(cell), 0)).toBe(one.totalCents)
        expect(cents(row[10])).toBe(one.totalCents)
      },
    ),
  )
})
