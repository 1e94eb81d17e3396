import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxValue, readValue, shownValue, typedValue } from './value.ts'

test.each([
  ['7,5', 7.5],
  ['7.5', 7.5],
  [' 7,25 ', 7.25],
  ['0', 0],
  ['-0', 0],
  ['−0,4', -0.4],
  ['-0,4', -0.4],
  ['+3', 3],
  ['007', 7],
  ['999999,99', maxValue],
] as const)('COM-N1-04 %j is the number %d', (typed, value) => {
  expect(readValue(typed)).toBe(value)
})

test.each([
  '',
  ' ',
  ',',
  '7,',
  ',5',
  '7,555',
  '7,5,5',
  '1.250',
  '1.250,5',
  '1000000',
  '1e3',
  '1e400',
  'NaN',
  'Infinity',
  '-',
  '--1',
  '+-1',
  '0x10',
  '٧',
  '７',
  '7 5',
  '7\n5',
  '<b>7</b>',
  '7 uur',
  '½',
])('COM-N1-04 %j is no number', (typed) => {
  expect(readValue(typed)).toBeNull()
})

const values = fc.integer({ min: -maxValue * 100, max: maxValue * 100 }).map((hundredths) => hundredths / 100 || 0)

test('COM-N1-04 what was stored is read back the same from its field, whatever the number', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(readValue(typedValue(value))).toBe(value)
    }),
  )
})

test('COM-N1-04 whatever is typed is no number, or one within the bounds with at most two digits after the comma', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[-+−]?\d{0,8}[.,]?\d{0,4}$/), fc.double().map(String))
  fc.assert(
    fc.property(typed, (text) => {
      const value = readValue(text)
      if (value === null) return
      expect(Math.abs(value)).toBeLessThanOrEqual(maxValue)
      expect(Number(value.toFixed(2))).toBe(value)
    }),
  )
})

test.each([
  [7.5, undefined, '7,5'],
  [7, undefined, '7'],
  [7.25, undefined, '7,25'],
  [12345.6, undefined, '12.345,6'],
  [7, 1, '7,0'],
  [-0.4, 1, '−0,4'],
  [-0.01, 1, '0,0'],
  [1250, 0, '1.250'],
] as const)('%d with %j digits reads %s', (value, decimals, text) => {
  expect(shownValue(value, decimals)).toBe(text)
})

test('a value is typed again with a comma', () => {
  expect([typedValue(7.5), typedValue(-0.25), typedValue(3)]).toEqual(['7,5', '-0,25', '3'])
})
