import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, price, shortAmount, typedCents } from './money.ts'

test.each([
  [0, '€ 0,00', '€ 0', 'Gratis'],
  [1, '€ 0,01', '€ 0,01', '€ 0,01'],
  [4900, '€ 49,00', '€ 49', '€ 49,00'],
  [1250, '€ 12,50', '€ 12,50', '€ 12,50'],
  [690000, '€ 6.900,00', '€ 6.900', '€ 6.900,00'],
  [-3500, '€ -35,00', '€ -35', '€ -35,00'],
  [-50, '€ -0,50', '€ -0,50', '€ -0,50'],
])('SHOP-PRICE-04 %i cents are %s, short %s, as a price %s', (cents, full, short, asPrice) => {
  expect(amount(cents)).toBe(full)
  expect(shortAmount(cents)).toBe(short)
  expect(price(cents)).toBe(asPrice)
})

test.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  [' 0,05 ', 5],
  ['9999999999999,99', 999_999_999_999_999],
  ['12,', null],
  ['12,505', null],
  [',50', null],
  ['-12', null],
  ['€ 12', null],
  ['12 euro', null],
  ['99999999999999', null],
  ['', null],
])('EV-FORM-48 EV-EDGE-26 an amount typed as %j is %j cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents)
})

test('EV-LIMIT-18 other currencies have their own sign', () => {
  expect([price(2500, 'EUR'), price(2500, 'USD'), price(2500, 'GBP'), price(0, 'USD')]).toEqual([
    '€ 25,00',
    '$ 25,00',
    '£ 25,00',
    'Gratis',
  ])
})

test('amounts are written as the nl-NL locale writes them, with a plain space', () => {
  const nl = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(amount(cents)).toBe(nl.format(cents / 100).replace('\u00A0', ' '))
    }),
  )
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('%d is refused as money', (cents) => {
  expect(() => amount(cents)).toThrow(RangeError)
})
