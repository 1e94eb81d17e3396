import { faultWords, saveWords } from '@bewezen/domain/events/formWords.ts'
import { expect, test } from 'vitest'
import type { Refusal } from '../../base/api/refusal.ts'
import { saveError } from './saveError.ts'

const { title, text } = saveWords.failed
const faults = (...said: string[]) => ({ faults: Object.fromEntries(said.map((one, at) => [`field${at}`, one])) })
const offline = 'Je bent niet verbonden.'

test.each<[string, Refusal['code'], unknown, boolean, string, string]>([
  ['EV-ERR-21', 'INVALID_INPUT', undefined, true, title, saveWords.invalid],
  ['EV-ERR-19', 'FAULTY_FIELDS', faults(faultWords.endBeforeStart), true, title, text],
  [
    'EV-ERR-24',
    'FAULTY_FIELDS',
    faults(faultWords.endBeforeStart, faultWords.titleRequired),
    true,
    title,
    saveWords.missing,
  ],
  ['EV-ERR-23', 'FAULTY_FIELDS', faults(saveWords.teachersFailed), true, title, 'Fout bij het toevoegen van docenten'],
  ['EV-ERR-21', 'FAULTY_FIELDS', faults(saveWords.invalid), false, title, saveWords.invalid],
  [
    'EV-ERR-27',
    'FAULTY_FIELDS',
    faults(saveWords.seriesRemoveFailed),
    false,
    title,
    'Fout bij het verwijderen van herhalingen',
  ],
  [
    'EV-ERR-28',
    'FAULTY_FIELDS',
    faults(saveWords.seriesFailed('x')),
    true,
    title,
    'Fout bij het aanmaken van herhalende evenementen: x',
  ],
  ['EV-ERR-22', 'OFFLINE', undefined, true, title, `Fout bij het aanmaken van het evenement: ${offline}`],
  ['EV-ERR-25', 'OFFLINE', undefined, false, title, `Fout bij het bijwerken van het evenement: ${offline}`],
  ['EV-ERR-25', 'UNKNOWN', undefined, false, title, 'Fout bij het bijwerken van het evenement: Probeer het opnieuw.'],
  [
    'EV-FORM-60',
    'CHANGED',
    undefined,
    false,
    title,
    'Dit evenement is intussen gewijzigd. Kies boven de velden hoe je verdergaat.',
  ],
  ['EV-ERR-19', 'EVENT_NOT_FOUND', undefined, false, title, 'Dit event bestaat niet meer. Ververs de pagina.'],
  ['SH-ERR-03', 'FORBIDDEN', undefined, false, 'Geen toegang', 'Je hebt geen rechten voor deze actie.'],
])('%s a save that is refused with %s %j is told in words', (_id, code, data, isNew, head, says) => {
  expect(saveError({ code, data }, isNew)).toEqual({ title: head, text: says })
})

test('SH-ERR-03 SH-ERR-04 a refused action is titled Geen toegang, with the general line', () => {
  expect(saveError({ code: 'FORBIDDEN', data: null }, true)).toEqual({
    title: 'Geen toegang',
    text: 'Je hebt geen rechten voor deze actie.',
  })
})
