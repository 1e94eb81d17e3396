import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileSize, wholeNumber } from './numbers.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1260, '1.260'],
  [11662, '11.662'],
  [1000000, '1.000.000'],
  [-1260, '-1.260'],
])('the number %i is written %s', (value, text) => {
  expect(wholeNumber(value)).toBe(text)
})

test('whole numbers are written as the nl-NL locale writes them', () => {
  const nl = new Intl.NumberFormat('nl-NL')
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(wholeNumber(value)).toBe(nl.format(value))
    }),
  )
})

test.each([
  [0, '1 kB'],
  [40_000, '39 kB'],
  [1024 * 1024 - 1, '1.024 kB'],
  [1024 * 1024, '1,0 MB'],
  [1_887_437, '1,8 MB'],
  [10 * 1024 * 1024, '10,0 MB'],
])('a file of %i bytes is %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
