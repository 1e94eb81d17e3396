import { expect, test } from 'vitest'
import { contactFaults, isPhoneOrEmpty, readContact } from './contact.ts'
import { contactSentences, contactWords, saveReason } from './panelWords.ts'

test.each([
  ['', true],
  ['   ', true],
  ['061234567', false],
  ['0612345678', true],
  ['06-12 34 56 78', true],
  ['+31 6 1234 5678', true],
  ['+31\u00a06\u00a012345678', true],
  ['(030) 123-4567', true],
  ['+49 (0)89 1234567-89', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['1-2-3-4-5-6-7-8-9-0-1-2-3', true],
  ['1-2-3-4-5-6-7-8-9-0-1-2-34', false],
  ['0612345678x', false],
  ['06.12345678', false],
  ['06/12345678', false],
  ['٠٦١٢٣٤٥٦٧٨', false],
  ['0612345678\n', true],
  ['06123\n45678', false],
  ['1e5', false],
  ['NaN', false],
])('SH-CONT-06 SH-CONT-07 SH-CONT-09 whether %j may be a number: %s', (typed, good) => {
  expect(isPhoneOrEmpty(typed)).toBe(good)
})

test('SH-CONT-04 SH-CONT-05 the name of the emergency contact is required and follows the shared name rule', () => {
  const say = (emergencyContactName: string) =>
    contactSentences(contactFaults({ phone: '', emergencyContactName, emergencyContactPhone: '' }))
  expect(say('')).toEqual({ emergencyContactName: 'Naam noodcontact is verplicht' })
  expect(say('a'.repeat(101))).toEqual({ emergencyContactName: 'Naam mag maximaal 100 karakters bevatten' })
  expect(say('Piet 3')).toEqual({ emergencyContactName: 'Naam bevat ongeldige tekens' })
  expect(say("Piet van 't Hof")).toEqual({})
})

test('what is typed is read as it will be stored; empty numbers are none', () => {
  expect(readContact({ phone: ' ', emergencyContactName: ' Piet ', emergencyContactPhone: ' 06-12345678 ' })).toEqual({
    contact: { phone: null, emergencyContactName: 'Piet', emergencyContactPhone: '06-12345678' },
  })
  expect(readContact({ phone: '1', emergencyContactName: 'Piet', emergencyContactPhone: '' })).toEqual({
    faults: { phone: 'invalid' },
  })
})

test.each([
  [{ code: 'UNKNOWN' }, 'Onbekende fout'],
  [{ code: 'UNEXPECTED' }, 'Onbekende fout'],
  [{ code: 'SOMETHING_NEW' }, 'Onbekende fout'],
  [
    { code: 'INVALID_INPUT', data: { fields: ['phone'], reason: 'Ongeldig telefoonnummer (minimaal 10 cijfers)' } },
    'Ongeldig telefoonnummer (minimaal 10 cijfers)',
  ],
  [{ code: 'INVALID_INPUT', data: null }, 'Een van de velden is niet goed ingevuld.'],
  [{ code: 'OFFLINE' }, 'Geen verbinding. Controleer je internet en probeer het opnieuw.'],
  [{ code: 'MAINTENANCE' }, 'We zijn even met onderhoud bezig. Probeer het later opnieuw.'],
])('SH-CONT-10 SH-PROF-26 SH-PROF-27 SH-ERR-14 a failure with %j says %s', (refusal, reason) => {
  expect(contactWords.saveFailed(saveReason(refusal))).toBe(`Kon contactgegevens niet bijwerken: ${reason}`)
})
