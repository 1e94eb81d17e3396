import { expect, test } from 'vitest'
import { refusalNotice } from '../base/words.ts'
import { usernameWords } from '../profile/nameWords.ts'
import { resetRefused, resetWords, verifyRefused, verifyWords } from './linkWords.ts'
import { asSignInCode, signInCodes } from './signInCodes.ts'
import { emailRefused, forgotWords, signInRefused, signInWords, signUpRefused, signUpWords } from './words.ts'

test('SH-ERR-08 registration has its four sentences', () => {
  expect(refusalNotice('EMAIL_IN_USE', signUpRefused).text).toBe(
    'Dit email adres is al in gebruik. Probeer in te loggen of gebruik een ander email adres.',
  )
  expect(refusalNotice('USERNAME_IN_USE', signUpRefused).text).toBe(
    'Deze username is al in gebruik. Kies een andere username.',
  )
  expect(signUpWords.unexpected).toBe('Er is een onverwachte fout opgetreden bij het aanmaken van je account.')
  expect(signUpWords.made).toBe('Account aangemaakt! Controleer je email om je account te bevestigen.')
})

test('SH-ERR-11 SH-ERR-12 verification and callback have their sentences', () => {
  expect(refusalNotice('EXPIRED_TOKEN', verifyRefused)).toEqual({
    title: 'Verificatie fout',
    text: 'De verificatielink is verlopen. Vraag een nieuwe aan.',
  })
  expect(refusalNotice('INVALID_TOKEN', verifyRefused)).toEqual({
    title: 'Verificatie fout',
    text: 'De verificatielink is ongeldig of verlopen.',
  })
  const { unknown, tooMany, noAddress, resent, noMethod, sessionNotSet } = verifyWords
  expect([unknown, tooMany, noAddress, resent, noMethod, sessionNotSet]).toEqual([
    'Er is een onbekende fout opgetreden.',
    'Te veel aanvragen. Probeer het over 15 minuten opnieuw.',
    'Email adres niet gevonden. Ga terug naar de registratie pagina.',
    'Verificatie-email opnieuw verzonden! Check je inbox.',
    'Geen geldige verificatiemethode gevonden',
    'De sessie kon niet worden ingesteld.',
  ])
})

test('SH-RESET-09 SH-ERR-10 a reset link that does not work has one heading and one body', () => {
  for (const code of ['EXPIRED_TOKEN', 'INVALID_TOKEN']) {
    expect(refusalNotice(code, resetRefused)).toEqual({
      title: 'Je reset link is verlopen of ongeldig',
      text: 'De reset link is ongeldig of verlopen. Vraag een nieuwe aan.',
    })
  }
  expect(forgotWords.sent).toBe('Password reset email sent! Check your inbox.')
  expect(resetWords.saved).toBe('Wachtwoord succesvol gewijzigd!')
})

test('the fields and signing in speak the given words', () => {
  expect(emailRefused).toBe('Voer een geldig e-mailadres in')
  const { hint, available, taken, checking } = usernameWords
  expect([hint, available, taken, checking]).toEqual([
    'Alleen letters, cijfers en underscores toegestaan.',
    'Username is beschikbaar',
    'Username is al in gebruik',
    'Beschikbaarheid controleren...',
  ])
  expect([signInWords.failed, signInWords.wrongCredentials, signInWords.confirmFirst]).toEqual([
    'Login Error',
    'Onjuiste inloggegevens. Controleer je email en wachtwoord.',
    'Bevestig eerst je email adres.',
  ])
})

test('SH-AUTH-27 SH-AUTH-29 SH-AUTH-30 every code of signing in has a sentence of its own words', () => {
  expect(Object.keys(signInRefused)).toEqual([...signInCodes])
  for (const sentence of Object.values(signInRefused)) expect(sentence).toMatch(/^[A-Z].+\.?$/)
  expect(signInRefused.INVALID_EMAIL_OR_PASSWORD).toBe('Onjuiste inloggegevens. Controleer je email en wachtwoord.')
  expect(signInRefused.EMAIL_NOT_VERIFIED).toBe('Bevestig eerst je email adres.')
  expect(signInRefused.TOO_MANY_REQUESTS).toBe('Te veel aanvragen. Probeer het over 15 minuten opnieuw.')
})

test('SH-AUTH-28 a code that is none of ours becomes the unexpected one, also when it is a property of every object', () => {
  for (const code of [undefined, null, 7, '', 'toString', 'select 1']) expect(asSignInCode(code)).toBe('UNEXPECTED')
  expect(asSignInCode('EMAIL_NOT_VERIFIED')).toBe('EMAIL_NOT_VERIFIED')
})
