import { expect, test } from 'vitest'
import { refusalNotice } from '../base/words.ts'
import { gateWords } from './gateWords.ts'
import { maintenanceScreenWords } from './maintenanceScreenWords.ts'
import { maintenanceRefused, maintenanceWords, testerRefused, testerWords } from './words.ts'

test('SH-ERR-04 Geen Toegang heads the gate, Geen toegang the toast of a refused action', () => {
  expect(gateWords.noAccess).toBe('Geen Toegang')
  expect(refusalNotice('FORBIDDEN')).toEqual(gateWords.forbidden)
  expect(gateWords.forbidden.title).toBe('Geen toegang')
})

test('SH-TEST-09 X3-LIMIT-04 the waiting screen names day and month of the launch, whatever the year of the setting', () => {
  for (const launch of ['2026-10-20T10:00:00Z', '2027-10-20T10:00:00Z', '2026-10-19T22:00:00Z']) {
    expect(testerWords.goesLive(launch)).toBe('Het project gaat live op 20 oktober.')
  }
  expect(testerWords.subscriptionRuns).toBe('Je abonnement loopt minimaal één volle maand door na de lancering.')
})

test('SH-MAINT-17 SH-MAINT-24 SH-ERR-05 a refused change of maintenance mode has its own sentences', () => {
  expect(refusalNotice('FORBIDDEN', maintenanceRefused).text).toBe('Alleen admins kunnen de onderhoudsmodus beheren')
  expect(refusalNotice('SIGN_IN_REQUIRED', maintenanceRefused)).toEqual({
    title: 'Fout',
    text: 'Geen gebruiker ingelogd',
  })
  expect(maintenanceRefused.failed).toEqual({ title: 'Fout', text: 'Kon onderhoudsmodus niet wijzigen' })
})

test('SH-TEST-16 SH-TEST-17 SH-ERR-13 tester mode speaks English when it fails', () => {
  expect(refusalNotice('FORBIDDEN', testerRefused).text).toBe('Only admins can manage tester mode')
  expect(refusalNotice('SIGN_IN_REQUIRED', testerRefused).text).toBe('User not authenticated')
  expect([testerWords.fetchFailed, testerRefused.failed.text]).toEqual([
    'Failed to fetch tester mode',
    'Failed to update tester mode',
  ])
})

test('SH-MAINT-22 SH-MAINT-23 switching maintenance on and off is told in two toasts', () => {
  expect(maintenanceWords.activated).toEqual({
    title: 'Onderhoudsmodus geactiveerd',
    text: 'Studenten zien nu de onderhoudsmelding',
  })
  expect(maintenanceWords.deactivated).toEqual({
    title: 'Onderhoudsmodus gedeactiveerd',
    text: 'Studenten hebben weer toegang',
  })
})

test.each([
  [null, '08:00', 'Begonnen op donderdag 22 oktober om 09:30'],
  ['2026-10-22T12:00:00Z', '08:00', 'Begonnen op donderdag 22 oktober om 09:30, klaar rond 14:00'],
  ['2026-10-22T22:30:00Z', '08:00', 'Begonnen op donderdag 22 oktober om 09:30, klaar vrijdag 23 oktober rond 00:30'],
  [null, '07:00', 'Gepland vanaf donderdag 22 oktober om 09:30'],
])(
  'SH-MAINT-04 SH-MAINT-20 the maintenance screen says when it began or begins, and ends at %s, in the time of Amsterdam (at %s)',
  (endsAt, at, text) => {
    const now = Date.parse(`2026-10-22T${at}:00Z`)
    expect(maintenanceScreenWords.planned({ startsAt: '2026-10-22T07:30:00Z', endsAt }, now)).toBe(text)
  },
)
