import { expect, test } from 'vitest'
import { type Country, countries, ShippingRates, shippingCents, usualShippingRates } from './shipping.ts'

const sent = (goodsCents: number, country: Country = 'NL') => ({ goodsCents, country, isPhysical: true })

test.each<[Country, number]>([
  ['NL', 495],
  ['BE', 795],
  ['DE', 795],
])('SHOP-ORDER-09 shipping to %s costs %i cents unless an admin set another rate', (country, cents) => {
  expect(shippingCents(sent(1_000, country), usualShippingRates)).toBe(cents)
  expect(countries).toEqual(['NL', 'BE', 'DE'])
})

test.each<[number, number | null, number]>([
  [7_499, 7_500, 495],
  [7_500, 7_500, 0],
  [7_501, 7_500, 0],
  [99_999_999, null, 495],
  [0, null, 495],
  // From € 0,00 it is always free, which is not the same as never.
  [0, 0, 0],
])('SHOP-ORDER-09 goods of %i cents with free shipping from %s cost %i to send', (goods, freeFromCents, cents) => {
  expect(shippingCents(sent(goods), { ...usualShippingRates, freeFromCents })).toBe(cents)
})

test('SHOP-ORDER-09 shipping is free from € 75,00 unless an admin set another amount', () => {
  expect(usualShippingRates.freeFromCents).toBe(7_500)
})

test.each(countries)('SHOP-ORDER-09 downloads alone cost nothing to send to %s', (country) => {
  const downloads = { goodsCents: 1_000, country, isPhysical: false }
  expect(shippingCents(downloads, { ...usualShippingRates, freeFromCents: null })).toBe(0)
})

test.each<[string, object, boolean]>([
  ['the usual ones', {}, true],
  ['nothing', { NL: 0, BE: 0, DE: 0 }, true],
  ['as much as can be set', { NL: 99_999, BE: 99_999, DE: 99_999, freeFromCents: 9_999_999 }, true],
  ['never free', { freeFromCents: null }, true],
  ['more to the Netherlands', { NL: 100_000 }, false],
  ['more to Belgium', { BE: 100_000 }, false],
  ['more to Germany', { DE: 100_000 }, false],
  ['free from more', { freeFromCents: 10_000_000 }, false],
  ['less than nothing', { NL: -1 }, false],
  ['free from less than nothing', { freeFromCents: -1 }, false],
  ['half a cent', { DE: 0.5 }, false],
  ['no country', { BE: undefined }, false],
])('SHOP-ORDER-09 rates are whole cents per country: %s', (_, change, can) => {
  expect(ShippingRates.safeParse({ ...usualShippingRates, ...change }).success).toBe(can)
})
