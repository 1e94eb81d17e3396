import { expect, test } from 'vitest'
import { failureWords } from './failureWords.ts'
import { pageFailedWords } from './pageFailedWords.ts'
import { sharedRefusals } from './refusals.ts'
import { refusalNotice, sharedRefused } from './words.ts'

test('SH-ERR-04 a refused action is titled Geen toegang with the general line, unless the room has its own text', () => {
  expect(refusalNotice('FORBIDDEN')).toEqual({
    title: 'Geen toegang',
    text: 'Je hebt geen rechten voor deze actie.',
  })
  const own = { FORBIDDEN: { title: 'Geen toegang', text: 'Alleen admins kunnen de onderhoudsmodus beheren' } }
  expect(refusalNotice('FORBIDDEN', own).text).toBe('Alleen admins kunnen de onderhoudsmodus beheren')
})

test('SH-ERR-03 a closed gate and a missing right are both Geen toegang', () => {
  const titles = (['FORBIDDEN', 'NO_ACCESS', 'TESTER_MODE'] as const).map((code) => refusalNotice(code).title)
  expect(titles).toEqual(['Geen toegang', 'Geen toegang', 'Geen toegang'])
})

test('SH-ERR-17 a lost connection and a failed page have their texts', () => {
  expect(failureWords.offline).toBe('Geen verbinding. Controleer je internet en probeer het opnieuw.')
  expect([pageFailedWords.pageFailed, pageFailedWords.tryAgain, pageFailedWords.toHome]).toEqual([
    'Er is iets misgegaan',
    'Opnieuw proberen',
    'Naar homepage',
  ])
})

test('every shared refusal has a sentence, and a code nobody knows, or one from a prototype, is an error without detail', () => {
  expect(Object.keys(sharedRefused).sort()).toEqual([...sharedRefusals].sort())
  for (const code of ['SOMETHING_ELSE', 'constructor', '__proto__', '']) {
    expect(refusalNotice(code)).toEqual({ title: 'Fout', text: 'Er is iets misgegaan' })
  }
})
