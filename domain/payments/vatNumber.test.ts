import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainVatNumber } from './vatNumber.ts'

test.each([
  // Of a company, by eleven: 0·9+0·8+4·7+4·6+9·5+5·4+4·3+4·2 = 137, and 137 leaves 5.
  ['NL004495445B01', 'NL004495445B01'],
  ['nl 0044.95.445.b01', 'NL004495445B01'],
  ['NL004495446B01', null],
  // Of a sole trader, by ninety-seven: the example of the tax office.
  ['NL000099998B57', 'NL000099998B57'],
  ['NL000099998B58', null],
  ['NL00449544B01', null],
  ['BE0123456789', 'BE0123456789'],
  ['BE 0123.456.789', 'BE0123456789'],
  ['BE2123456789', null],
  ['DE123456789', 'DE123456789'],
  ['DE12345678', null],
  ['FRXX123456789', 'FRXX123456789'],
  ['ATU12345678', 'ATU12345678'],
  ['AT12345678', null],
  ['EL123456789', 'EL123456789'],
  ['GR123456789', null],
  ['US123456789', null],
  ['', null],
  ['constructor', null],
])('EV-MORE-23 the VAT number %j is kept as %j', (typed, kept) => {
  expect(plainVatNumber(typed)).toBe(kept)
})

test('EV-MORE-23 what is kept is kept as it is, however it was written', () => {
  const numbers = fc.constantFrom('NL004495445B01', 'NL000099998B57', 'BE0123456789', 'IE1234567WA')
  fc.assert(
    fc.property(numbers, fc.array(fc.nat(13), { maxLength: 4 }), fc.constantFrom(' ', '.', '-'), (number, at, sign) => {
      const written = [...number].map((letter, nth) => (at.includes(nth) ? `${sign}${letter}` : letter)).join('')
      expect(plainVatNumber(written.toLowerCase())).toBe(number)
    }),
  )
})

test('EV-MORE-23 of a Dutch number of a company a single wrong digit is noticed', () => {
  const right = '004495445'
  const wrong = [...right].flatMap((digit, at) =>
    Array.from({ length: 9 }, (_, by) => right.slice(0, at) + ((Number(digit) + by + 1) % 10) + right.slice(at + 1)),
  )
  // This one passes the test of ninety-seven by chance.
  expect(wrong.filter((one) => plainVatNumber(`NL${one}B01`))).toEqual(['004095445'])
})
