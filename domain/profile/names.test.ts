import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, nameRefusal } from './names.ts'
import { nameRefused } from './nameWords.ts'

test.each([
  ['Sanne', null],
  ['de Wit', null],
  ["'t Hart", null],
  ['O’Brien', null],
  ['‘s-Gravesande', null],
  ['Jansen-de Vries', null],
  ['J.P.', null],
  ['Zoë', null],
  ['Zoe\u0308', null],
  ['Øyvind', null],
  ['Łukasz', null],
  ['Νίκος', null],
  ['王', null],
  ['ไพลิน', null],
  ['  Sanne  ', null],
  ['Anne\u00A0Marie', null],
  ['x'.repeat(100), null],
  ['e\u0301'.repeat(100), null],
  ['', 'Naam is verplicht'],
  ['   ', 'Naam is verplicht'],
  ['\u00A0\u3000', 'Naam is verplicht'],
  ['x'.repeat(101), 'Naam mag maximaal 100 karakters bevatten'],
  ['x'.repeat(10000), 'Naam mag maximaal 100 karakters bevatten'],
  ['e\u0301'.repeat(101), 'Naam mag maximaal 100 karakters bevatten'],
  ['R2D2', 'Naam bevat ongeldige tekens'],
  ['Sanne!', 'Naam bevat ongeldige tekens'],
  ['Sanne_', 'Naam bevat ongeldige tekens'],
  ['<b>Sanne</b>', 'Naam bevat ongeldige tekens'],
  ['Sanne\tWit', 'Naam bevat ongeldige tekens'],
  ['Sanne\nWit', 'Naam bevat ongeldige tekens'],
  ['-', 'Naam bevat ongeldige tekens'],
  ["'.- '", 'Naam bevat ongeldige tekens'],
  ['\u0301', 'Naam bevat ongeldige tekens'],
])('SH-AUTH-13 SH-AUTH-14 the name %j answers %s', (typed, text) => {
  const refusal = nameRefusal(typed)
  expect(refusal && nameRefused[refusal]).toBe(text)
})

test.each([
  ['an emoji', 'Sanne 🌞'],
  ['a zero-width space', 'San\u200Bne'],
  ['only a zero-width space', '\u200B'],
  ['a zero-width joiner', 'San\u200Dne'],
  ['a soft hyphen', 'San\u00ADne'],
  ['a direction override', '\u202EennaS'],
  ['a Hangul filler', '\u3164'],
  ['a grapheme joiner', 'a\u034F'],
  ['a variation selector', 'a\uFE0F'],
  ['a null character', 'a\u0000'],
  ['a lone surrogate', 'a\uD800'],
  ['a tower of accents', `a${'\u0321'.repeat(50)}`],
])('SH-EDGE-37 a name with %s is refused', (_what, typed) => {
  expect(nameRefusal(typed)).toBe('invalid')
})

test('cleaning a name twice is cleaning it once, and changes nothing about whether it is accepted', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', 'É', 'e\u0301', ' ', '\u00A0', '-', '.', '’', '1', '\u200B', '🌞'),
  })
  fc.assert(
    fc.property(typed, (name) => {
      const clean = cleanName(name)
      expect(cleanName(clean)).toBe(clean)
      expect(nameRefusal(clean)).toBe(nameRefusal(name))
    }),
  )
})
