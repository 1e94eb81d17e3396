import { expect, test } from 'vitest'
import type { AccessReason } from './accessStory.ts'
import { accessBecause, eventInWords } from './accessWords.ts'

const until = '2026-12-01T09:00:00.000Z'

test.each<[AccessReason, string, string]>([
  // reason, with a day, without one
  ['role', 'rol. Daar hoef je niets voor te betalen.', 'rol. Daar hoef je niets voor te betalen.'],
  [
    'granted',
    'gegeven tot en met 1 december 2026. Daar betaal je niet voor.',
    'gegeven, zonder einddatum. Daar betaal je',
  ],
  ['paid', 'De volgende betaling volgt op 1 december 2026.', 'loopt en is betaald.'],
  ['ending', 'Je hebt betaald tot 1 december 2026 en houdt tot die dag toegang.', 'Je hebt opgezegd.'],
  ['late', 'Je houdt toegang tot 1 december 2026.', 'en wordt opnieuw geprobeerd.'],
  ['lateOver', 'Sinds 1 december 2026 heb je geen toegang meer. Werk', 'Je hebt geen toegang meer. Werk'],
  ['withdrawn', 'Sinds 1 december 2026 heb je geen toegang meer. Je krijgt', 'Je hebt geen toegang meer. Je krijgt'],
  ['reversed', 'betwist. Sinds 1 december 2026 heb je geen toegang meer.', 'betwist. Je hebt geen toegang meer.'],
  ['ended', 'beëindigd. Sinds 1 december 2026 heb je geen', 'beëindigd. Je hebt geen toegang meer.'],
  ['grantOver', 'voorbij. Sinds 1 december 2026 heb je geen', 'voorbij. Je hebt geen toegang meer.'],
  ['unpaid', 'de eerste betaling is niet afgerond.', 'de eerste betaling is niet afgerond.'],
  ['never', 'Je hebt nog geen abonnement gehad.', 'Je hebt nog geen abonnement gehad.'],
])('SUB-WHY-01 %s is told with its day, and without one where there is none', (why, dated, undated) => {
  expect(accessBecause({ why, until, periodEnd: until })).toContain(dated)
  const told = accessBecause({ why, until: null, periodEnd: null })
  expect(told).toContain(undated)
  expect(told).not.toContain('2026')
})

test('SUB-WHY-02 an event names its amount, and a grant its reason, when there is one', () => {
  const event = { id: 'e', at: until, invoiceId: null, amountCents: null, reason: null }
  expect(eventInWords({ ...event, kind: 'paid', amountCents: 4900 })).toBe('Betaling van € 49,00 ontvangen')
  expect(eventInWords({ ...event, kind: 'paid' })).toBe('Betaling ontvangen')
  expect(eventInWords({ ...event, kind: 'failed', amountCents: 0 })).toBe('Betaling van € 0,00 niet gelukt')
  expect(eventInWords({ ...event, kind: 'grantGiven' })).toBe('Toegang gekregen van een beheerder')
  expect(eventInWords({ ...event, kind: 'grantGiven', reason: 'gewonnen' })).toBe(
    'Toegang gekregen van een beheerder: gewonnen',
  )
})
