import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visibleLength } from '../base/visibleText.ts'
import { personalSentences } from './panelWords.ts'
import { cleanInterests, maxInterests, personalFaults, readPersonal, type TypedPersonal } from './personal.ts'

const family = '👨‍👩‍👧‍👦'
const read = (typed: TypedPersonal) => readPersonal(typed, 'sanne')

test('SH-PROF-10 SH-PROF-20 what is typed is read as it will be stored, and what is left out is left alone', () => {
  expect(
    read({
      username: 'sanne_dw',
      firstName: ' Sanne ',
      lastName: 'de\u00a0Wit',
      bio: ' Eerste regel\nTweede ',
      profession: ' Fysio\t therapeut ',
      city: '',
      interests: [' Slaap', 'slaap ', '', 'Yoga'],
      nutritionIcon: '🥕',
      sportIcon: '',
      interestIcon: ' ❤ ',
    }),
  ).toEqual({
    personal: {
      username: 'sanne_dw',
      firstName: 'Sanne',
      lastName: 'de Wit',
      bio: 'Eerste regel\nTweede',
      profession: 'Fysio therapeut',
      city: null,
      interests: ['Slaap', 'Yoga'],
      nutritionIcon: '🥕',
      sportIcon: null,
      interestIcon: '❤️',
    },
  })
  expect(read({ city: 'Utrecht' })).toEqual({ personal: { city: 'Utrecht' } })
  expect(read({})).toEqual({ personal: {} })
})

describe('what is refused', () => {
  const long = (count: number) => 'a'.repeat(count)
  test.each<[keyof TypedPersonal, TypedPersonal, string | null]>([
    ['firstName', { firstName: '' }, 'Voornaam is verplicht'],
    ['firstName', { firstName: '   ' }, 'Voornaam is verplicht'],
    ['lastName', { lastName: '' }, 'Achternaam is verplicht'],
    ['firstName', { firstName: long(99) }, null],
    ['firstName', { firstName: long(100) }, null],
    ['firstName', { firstName: long(101) }, 'Naam mag maximaal 100 karakters bevatten'],
    ['lastName', { lastName: long(10_000) }, 'Naam mag maximaal 100 karakters bevatten'],
    ['firstName', { firstName: 'Sanne 🙂' }, 'Naam bevat ongeldige tekens'],
    ['firstName', { firstName: 'San\u202ene' }, 'Naam bevat ongeldige tekens'],
    ['lastName', { lastName: '\u200b' }, 'Naam bevat ongeldige tekens'],
    ['username', { username: 'a' }, 'Username moet minimaal 2 karakters bevatten'],
    ['username', { username: 'ab' }, null],
    ['username', { username: long(20) }, null],
    ['username', { username: long(21) }, 'Username mag maximaal 20 karakters bevatten'],
    ['username', { username: 'Sanne!' }, 'Alleen letters, cijfers en underscores toegestaan.'],
    ['username', { username: 'students' }, 'Username is al in gebruik'],
    ['bio', { bio: long(999) }, null],
    ['bio', { bio: long(1000) }, null],
    ['bio', { bio: family.repeat(1000) }, null],
    ['bio', { bio: long(1001) }, 'Je bio mag maximaal 1000 karakters bevatten'],
    ['profession', { profession: long(100) }, null],
    ['profession', { profession: long(101) }, 'Je beroep mag maximaal 100 karakters bevatten'],
    ['city', { city: long(100) }, null],
    ['city', { city: long(101) }, 'Je woonplaats mag maximaal 100 karakters bevatten'],
    ['interests', { interests: [long(50)] }, null],
    ['interests', { interests: [long(51)] }, 'Een interesse mag maximaal 50 karakters bevatten'],
    ['interests', { interests: Array.from({ length: 20 }, (_, at) => `i${at}`) }, null],
    [
      'interests',
      { interests: Array.from({ length: 21 }, (_, at) => `i${at}`) },
      'Je kunt maximaal 20 interesses hebben',
    ],
    ['interests', { interests: Array.from({ length: 40 }, (_, at) => `i${at % 20}`) }, null],
    ['nutritionIcon', { nutritionIcon: '🥕🥕' }, 'Kies één emoji'],
    ['sportIcon', { sportIcon: 'x' }, 'Kies één emoji'],
    ['interestIcon', { interestIcon: family }, null],
    ['interestIcon', { interestIcon: '<b>' }, 'Kies één emoji'],
  ])(
    'SH-PROF-21 SH-PROF-22 SH-PROF-23 SH-PROF-24 SH-EDGE-37 SH-LIMIT-15 SH-LIMIT-24 %s of case %# is told about',
    (name, typed, sentence) => {
      const sentences = personalSentences(personalFaults(typed, 'sanne'))
      expect(sentences).toEqual(sentence === null ? {} : { [name]: sentence })
      expect('faults' in read(typed)).toBe(sentence !== null)
    },
  )
})

test('SH-USER-14 SH-USER-16 the current username stays good, also one from before the rule of today', () => {
  const old = 'Sanne.de.Wit-van.vroeger-met-een-lange-naam'
  expect(readPersonal({ username: old }, old)).toEqual({ personal: { username: old } })
  expect(readPersonal({ username: `${old}x` }, old)).toHaveProperty('faults')
})

test('interests are trimmed, once each and stable, whatever is typed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 30 }), (typed) => {
      const clean = cleanInterests(typed)
      expect(cleanInterests(clean)).toEqual(clean)
      expect(new Set(clean.map((one) => one.toLocaleLowerCase('nl'))).size).toBe(clean.length)
      for (const one of clean) expect(one).toBe(one.trim())
    }),
  )
})

test('half a symbol is stored as one that can be kept', () => {
  const half = 'a\ud800'
  expect(readPersonal({ interests: [half], city: half, profession: half, bio: half }, 'sanne')).toEqual({
    personal: { interests: ['a\ufffd'], city: 'a\ufffd', profession: 'a\ufffd', bio: 'a\ufffd' },
  })
})

test('what is taken fits the limits, whatever is typed', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 })
  const typed = fc.record(
    {
      firstName: text,
      lastName: text,
      bio: text,
      city: text,
      interests: fc.array(text, { maxLength: 25 }),
      sportIcon: text,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(typed, (one) => {
      const answer = readPersonal(one as TypedPersonal, 'sanne')
      if ('faults' in answer) {
        expect(Object.keys(answer.faults).length).toBeGreaterThan(0)
        return
      }
      const { firstName = 'x', city, interests = [] } = answer.personal
      expect(visibleLength(firstName)).toBeLessThanOrEqual(100)
      expect(visibleLength(city ?? '')).toBeLessThanOrEqual(100)
      expect(interests.length).toBeLessThanOrEqual(maxInterests)
    }),
  )
})
