import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf, markWords, maxSearchLength, searchWords } from './searching.ts'

test.each([
  ['SH-NAV-05 one character is too few', 'a', []],
  ['SH-NAV-05 two are enough', 'ik', ['ik']],
  ['an emoji is one character, and no word', '👍', []],
  ['spaces around do not count', '  a  ', []],
  [
    'words are parted by whatever is no letter or digit',
    "rood-licht & N=1 'foto's'",
    ['rood', 'licht', 'n', '1', 'foto', 's'],
  ],
  ['signs of other languages stay signs', '%_\\', []],
  ['operators mean nothing', 'slaap & | ! <-> :* (', ['slaap']],
  ['case does not matter and nothing is asked twice', 'Slaap SLAAP slaap', ['slaap']],
  ['letters that are written in two pieces are one', 'cafe\u0301', ['café']],
])('%s', (_what, typed, words) => expect(searchWords(typed)).toEqual(words))

test('whatever is typed, the words are few, short and hold letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: maxSearchLength }), (typed) => {
      const words = searchWords(typed)
      expect(words.length).toBeLessThanOrEqual(8)
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,60}$/u)
    }),
  )
})

test('what was looked for is marked, accents and case aside, and nothing of the text is lost', () => {
  expect(markWords('Het Café en de cafés', ['cafe'])).toEqual([
    { text: 'Het ', found: false },
    { text: 'Café', found: true },
    { text: ' en de ', found: false },
    { text: 'cafés', found: true },
  ])
  expect(markWords('Ik wandelde', ['wandelen']).at(-1)).toEqual({ text: 'wandelde', found: true })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
      expect(
        markWords(text, words)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('an excerpt stands around the first word that was found, on one line', () => {
  const long = `${'voor '.repeat(60)}slaap ${'na '.repeat(90)}`
  const piece = excerptOf(long, ['slaap'])
  expect(piece).toMatch(/^… (voor )+slaap (na ?)+ …$/)
  expect(piece.length).toBeLessThanOrEqual(150)
  expect(excerptOf('kort\n en  goed', ['x'])).toBe('kort en goed')
  expect(excerptOf(long, ['niets'])).toMatch(/^voor .* …$/)
})
