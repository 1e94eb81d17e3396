import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded, isInvisible, isLongerThan, symbolsOf, visibleLength } from './visibleText.ts'

describe('visible length', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['👍🏽', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🇳🇱🇧🇪', 2],
    ['👩🏻‍❤️‍💋‍👨🏿', 1],
    ['a\nb', 3],
    ['\r\n', 1],
  ])('SH-EDGE-37 X3-EDGE-10 length is counted in visible characters: %j is %i', (text, length) => {
    expect(visibleLength(text)).toBe(length)
  })

  test('a letter under a thousand accents counts for the storage it takes', () => {
    expect(visibleLength(`a${'\u0301'.repeat(1599)}`)).toBe(100)
  })

  test('the limit agrees with the length for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat({ max: 60 }), (text, limit) => {
        expect(isLongerThan(text, limit)).toBe(visibleLength(text) > limit)
      }),
    )
  })

  test('a text within the limit never takes more than sixteen code units a symbol', () => {
    const zalgo = fc.string({ unit: fc.constantFrom('a', '\u0301', '👍', '\u200D', '🏽'), maxLength: 300 })
    fc.assert(
      fc.property(zalgo, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        if (!isLongerThan(text, limit)) expect(text.length).toBeLessThanOrEqual(16 * limit)
      }),
    )
  })

  test('the symbols of a text put together are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(symbolsOf(text).join('')).toBe(text)
      }),
    )
  })
})

test.each([
  ['', true],
  [' \n\t', true],
  ['\u200B\u200D', true],
  ['\u202E', true],
  ['\u3164', true],
  ['.', false],
  [' a ', false],
  ['👍', false],
])('whether nothing in %j can be seen is %s', (text, answer) => {
  expect(isInvisible(text)).toBe(answer)
})

test.each([
  ['Één CAFÉ', 'een cafe'],
  ['Zoë', 'zoe'],
  ['niets', 'niets'],
])('%j folds to %j for searching', (text, answer) => {
  expect(folded(text)).toBe(answer)
})
