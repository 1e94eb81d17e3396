import { expect, test } from 'vitest'
import {
  claimNames,
  contentLimits,
  faqFaults,
  figureOf,
  isClaim,
  levelFaults,
  shownClaim,
  teamFaults,
  testimonialFaults,
} from './content.ts'
import { unmeasured } from './measured.ts'

const quote = { name: 'Sanne', content: 'Ik slaap beter.', ...unmeasured, isActive: true, hasConsent: true }

test.each([
  [{}, []],
  [{ name: '\u200b' }, ['name']],
  [{ name: ` ${'a'.repeat(60)} ` }, []],
  [{ name: 'a'.repeat(61) }, ['name']],
  [{ content: ' '.repeat(20) }, ['content']],
  [{ content: ` ${'a'.repeat(9)} ` }, ['content']],
  [{ content: 'a'.repeat(10) }, []],
  [{ content: 'a'.repeat(400) }, []],
  [{ content: 'a'.repeat(401) }, ['content']],
  [{ hasConsent: false }, ['hasConsent']],
  [{ hasConsent: false, isActive: false }, []],
  [{ name: '', content: '', hasConsent: false }, ['name', 'content', 'hasConsent']],
  [{ measure: 'slaapduur' }, ['unit', 'change', 'before', 'after']],
])('MKT-CLAIM-11 ADM-PANEL-16 a testimonial with %j is wrong in %j', (change, faults) => {
  expect(testimonialFaults({ ...quote, ...change }, false)).toEqual(faults)
})

test('MKT-CLAIM-11 a sample is nobody’s words and asks for no consent', () => {
  expect(testimonialFaults({ ...quote, hasConsent: false }, true)).toEqual([])
})

const team = { name: 'Sanne', role: 'Coach', sentence: 'Loopt graag.' }
const level = { title: 'Licht', duration: '8 weken', result: 'Beter slapen' }

test('ADM-PANEL-17 a team card and a level are told field by field what cannot be stored', () => {
  expect([teamFaults(team), levelFaults(level)]).toEqual([[], []])
  for (const field of ['name', 'role', 'sentence'] as const) {
    const most = contentLimits[field]
    expect(teamFaults({ ...team, [field]: 'a'.repeat(most) })).toEqual([])
    for (const text of ['', 'a'.repeat(most + 1)]) expect(teamFaults({ ...team, [field]: text })).toEqual([field])
  }
  for (const field of ['title', 'duration', 'result'] as const) {
    const most = contentLimits[field]
    expect(levelFaults({ ...level, [field]: 'a'.repeat(most) })).toEqual([])
    for (const text of ['', 'a'.repeat(most + 1)]) expect(levelFaults({ ...level, [field]: text })).toEqual([field])
  }
})

test('MKT-CLAIM-07 only what can be counted shows the real number', () => {
  const claim = { claim: '1000+ leden', isOn: true, showsRealNumber: false }
  const counted = claimNames.filter((name) => isClaim(name, { ...claim, showsRealNumber: true }))
  expect(counted).toEqual(['community', 'members'])
  for (const name of claimNames) {
    expect([isClaim(name, claim), isClaim(name, { ...claim, claim: '' })]).toEqual([true, false])
  }
  const shown = (showsRealNumber: boolean, count?: number) => shownClaim({ claim: 'velen', showsRealNumber }, count)
  expect([shown(true, 1_200), shown(true, 1), shown(true, 0), shown(true), shown(false, 5)]).toEqual([
    '1.200 leden',
    '1 lid',
    '0 leden',
    'velen',
    'velen',
  ])
})

test.each([
  ['1000+ N=1 experimenten', '1000+', 'N=1 experimenten'],
  ['ruim  20  klachten', '', 'ruim  20  klachten'],
  ['€12k  per jaar', '€12k', 'per jaar'],
  ['20', '', '20'],
])('the claim %j has the figure %j, followed by %j', (claim, figure, of) => {
  expect(figureOf(claim)).toEqual({ figure, of })
})

test.each([
  ['question', 5, 120],
  ['answer', 10, 1000],
] as const)('MKT-MORE-19 the %s of a frequently asked question has %i to %i characters', (field, least, most) => {
  const entry = { question: 'Kan ik opzeggen?', answer: 'Ja, per maand.' }
  expect(faqFaults(entry)).toEqual([])
  for (const length of [least, most]) expect(faqFaults({ ...entry, [field]: 'a'.repeat(length) })).toEqual([])
  for (const text of ['', '    ', 'a'.repeat(least - 1), 'a'.repeat(most + 1)])
    expect(faqFaults({ ...entry, [field]: text })).toEqual([field])
})
