import fc from 'fast-check'
import { expect, test } from 'vitest'
import { universityWords } from '../learning/words.ts'
import { words as membershipWords } from '../membership/words.ts'
import { homeWords, howWords } from '../site/words.ts'
import { panelWords } from './panelWords.ts'
import { displayName, initials, type Named, pointBadges } from './person.ts'
import { profileWords } from './words.ts'

test.each<[Named | null, string]>([
  [{ firstName: 'Sanne', lastName: 'de Wit', username: 'sanne_dw' }, 'Sanne de Wit'],
  [{ firstName: 'Sanne', lastName: '', username: 'sanne_dw' }, 'Sanne'],
  [{ firstName: null, lastName: 'de Wit', username: 'sanne_dw' }, 'de Wit'],
  [{ firstName: ' ', lastName: '  ', username: 'sanne_dw' }, 'sanne_dw'],
  [{ username: 'sanne_dw' }, 'sanne_dw'],
  [{ firstName: null, lastName: null, username: null }, 'Naamloze gebruiker'],
  [{}, 'Naamloze gebruiker'],
  [null, 'Verwijderde gebruiker'],
])('SH-PROF-14 SH-PROF-15 %o is called %s', (person, name) => {
  expect(displayName(person)).toBe(name)
})

test.each([
  ['Sanne de Wit', 'SW'],
  ['Fatima el Amrani', 'FA'],
  ['Noor', 'N'],
  ["Joost van 't Hof", 'JH'],
  ['sanne_dw', 'S'],
  ['  José   Ébert ', 'JÉ'],
  ['Jose\u0301 e\u0301bert', 'JÉ'],
  ['ßen straße', 'SS'],
  ['王 李', '王李'],
  ['_42_', '?'],
  ['', '?'],
])('SH-AVAT-07 MKT-CLAIM-15 the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('SH-AVAT-07 initials are at most two letters, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const letters = initials(name).match(/\p{L}/gu) ?? []
      expect(letters.length).toBeLessThanOrEqual(2)
      if (letters.length === 0) expect(initials(name)).toBe('?')
    }),
  )
})

test.each([
  [-50, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [199, 1],
  [499, 4],
  [500, 5],
  [1260, 5],
  [Number.NaN, 0],
])('SH-CARD-05 SH-RANK-07 SH-LIMIT-12 %d points give %i badges', (points, badges) => {
  expect(pointBadges(points)).toBe(badges)
})

test('points are called zonnetjes, in nl-NL numbers', () => {
  expect([0, 1, 1260].map(profileWords.points)).toEqual(['0 zonnetjes', '1 zonnetje', '1.260 zonnetjes'])
})

test('a failure of saving names its reason, or that there is none', () => {
  expect(profileWords.saveFailed('Naam is verplicht')).toBe('Kon profiel niet bijwerken: Naam is verplicht')
  expect(profileWords.saveFailed(null)).toBe('Kon profiel niet bijwerken: Onbekende fout')
})

test('SH-RANK-09 a level is called the same everywhere, and that of a person is the last one they finished', () => {
  expect(panelWords.levelOf(2)).toBe(`${universityWords.level(2)} afgerond`)
  expect(panelWords.level).toBe('Level afgerond')
  const said = JSON.stringify([panelWords, universityWords, membershipWords, homeWords, howWords])
  expect(said).toMatch(/\b5 levels\b/)
  expect(said).not.toMatch(/niveau/i)
})
