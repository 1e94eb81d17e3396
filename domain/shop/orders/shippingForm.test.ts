import { expect, test } from 'vitest'
import { usualShippingRates } from './shipping.ts'
import { ratesFrom, shippingFaults, shippingFormOf } from './shippingForm.ts'

const form = { NL: '4,95', BE: '7,95', DE: '7,95', freeFrom: '75,00' }

test('SHOP-ORDER-09 what is stored stands in the fields in euros, and comes out of them as it was', () => {
  expect(shippingFormOf(usualShippingRates)).toEqual(form)
  expect(ratesFrom(form)).toEqual(usualShippingRates)
  expect(shippingFormOf({ ...usualShippingRates, freeFromCents: null }).freeFrom).toBe('')
})

test.each([
  ['0', 0],
  ['4.95', 495],
  [' 5 ', 500],
  ['999,99', 99_999],
])('SHOP-ORDER-09 a rate typed as %j is %d cents', (typed, cents) => {
  expect(shippingFaults({ ...form, BE: typed })).toEqual({})
  expect(ratesFrom({ ...form, BE: typed }).BE).toBe(cents)
})

test.each(['', '-1', '4,955', 'gratis', '1e2', '1000'])(
  'SHOP-ORDER-09 a rate typed as %j is refused at its field',
  (typed) => {
    const says = 'Vul een bedrag in tot 999,99, zoals 4,95'
    expect(shippingFaults({ ...form, NL: typed })).toEqual({ NL: says })
    expect(shippingFaults({ ...form, DE: typed })).toEqual({ DE: says })
  },
)

test.each([
  ['', null, undefined],
  ['  ', null, undefined],
  ['0', 0, undefined],
  ['99999,99', 9_999_999, undefined],
  ['100000', 10_000_000, 'Vul een bedrag in tot 99.999,99, zoals 75,00'],
  ['veel', null, 'Vul een bedrag in tot 99.999,99, zoals 75,00'],
])('SHOP-ORDER-09 free from %j: %j cents, and says %j', (freeFrom, cents, says) => {
  expect(ratesFrom({ ...form, freeFrom }).freeFromCents).toBe(cents)
  expect(shippingFaults({ ...form, freeFrom }).freeFrom).toBe(says)
})
