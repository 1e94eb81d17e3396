import { expect, test } from 'vitest'
import { cancelRefused } from './cancelWords.ts'
import { addRefused, deelnemersWords, deskWords, overzichtWords } from './deskWords.ts'

test.each([
  ['OCCURRENCE_STARTED', 'Annuleren mislukt', 'Het evenement is al begonnen.'],
  ['CHANGED', 'Annuleren mislukt', 'Het bedrag dat je terugkrijgt is intussen veranderd. Bekijk het opnieuw.'],
  ['RATE_LIMITED', 'Annuleren mislukt', 'Te veel pogingen. Probeer het over een minuut opnieuw.'],
  ['UNDO_OVER', 'Ongedaan maken mislukt', 'De plek is intussen vrijgegeven.'],
  ['SOMETHING_NEW', 'Annuleren mislukt', 'Je aanmelding kon niet worden geannuleerd. Probeer het opnieuw.'],
])('EV-CANCEL-10 cancelling that is refused with %s says %s: %s', (code, title, text) => {
  expect(cancelRefused(code)).toEqual({ title, text })
})

test.each([
  ['ALREADY_ENROLLED', 'Dit lid heeft al een plek op deze datum.'],
  ['CAPACITY_EXCEEDED', 'Deze datum is vol. Kies ‘Boven de capaciteit toevoegen’ als het toch mag.'],
  ['EVENT_CANCELLED', 'Dit evenement gaat niet door.'],
  ['EVENT_NOT_FOUND', deskWords.missing],
  ['OCCURRENCE_NOT_FOUND', deskWords.missing],
  ['NOT_FOUND', 'Dit account bestaat niet meer.'],
  ['SOMETHING_NEW', deelnemersWords.failed],
])('EV-PART-05 EV-PART-06 adding somebody that is refused with %s says %s', (code, text) => {
  expect(addRefused(code)).toBe(text)
})

test('the money of an event is counted in enrolments, one or more', () => {
  expect(overzichtWords.perPlace(1, '€ 25')).toBe('1 aanmelding à € 25')
  expect(overzichtWords.perPlace(1_200, '€ 25')).toBe('1.200 aanmeldingen à € 25')
})
