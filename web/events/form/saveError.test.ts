import { faultWords, saveWords } from '@bewezen/domain/events/formWords.ts'
import { expect, test } from 'vitest'
import type { Refusal } from '../../base/api/refusal.ts'
import { saveError } from './saveError.ts'

const { title, text } = saveWords.failed
const faults = (...said: string[]) => ({ faults: Object.fromEntries(said.map((one, at) => [`field${at}`, one])) })
const offline = 'Je bent niet verbonden.'

test.each<[Refusal['code'], unknown, boolean, string, string]>([
  ['INVALID_INPUT', undefined, true, title, saveWords.invalid],
  ['FAULTY_FIELDS', faults(faultWords.endBeforeStart), true, title, text],
  ['FAULTY_FIELDS', faults(faultWords.endBeforeStart, faultWords.titleRequired), true, title, saveWords.missing],
  ['FAULTY_FIELDS', faults(saveWords.teachersFailed), true, title, 'Fout bij het toevoegen van docenten'],
  ['FAULTY_FIELDS', faults(saveWords.invalid), false, title, saveWords.invalid],
  ['FAULTY_FIELDS', faults(saveWords.seriesRemoveFailed), false, title, 'Fout bij het verwijderen van herhalingen'],
  [
    'FAULTY_FIELDS',
    faults(saveWords.seriesFailed('x')),
    true,
    title,
    'Fout bij het aanmaken van herhalende evenementen: x',
  ],
  ['OFFLINE', undefined, true, title, `Fout bij het aanmaken van het evenement: ${offline}`],
  ['OFFLINE', undefined, false, title, `Fout bij het bijwerken van het evenement: ${offline}`],
  ['UNKNOWN', undefined, false, title, 'Fout bij het bijwerken van het evenement: Probeer het opnieuw.'],
  ['CHANGED', undefined, false, title, 'Dit evenement is intussen gewijzigd. Ververs de pagina.'],
  ['EVENT_NOT_FOUND', undefined, false, title, 'Dit event bestaat niet meer. Ververs de pagina.'],
  ['FORBIDDEN', undefined, false, 'Geen toegang', 'Je hebt geen rechten voor deze actie.'],
])(
  'EV-ERR-19 EV-ERR-21 EV-ERR-22 EV-ERR-23 EV-ERR-24 EV-ERR-25 EV-ERR-27 EV-ERR-28 EV-ROLE-14 a save that is refused with %s %j',
  (code, data, isNew, head, says) => {
    expect(saveError({ code, data }, isNew)).toEqual({ title: head, text: says })
  },
)

test('SH-ERR-03 SH-ERR-04 a refused action is titled Geen toegang, with the general line', () => {
  expect(saveError({ code: 'FORBIDDEN', data: null }, true)).toEqual({
    title: 'Geen toegang',
    text: 'Je hebt geen rechten voor deze actie.',
  })
})
