import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFaults } from './passwordFaults.ts'
import { emptySignUp, maySend, signUpFaults, signUpRefusal } from './signUpRules.ts'

const good = {
  firstName: 'Noor',
  lastName: 'van den Berg',
  username: 'noor',
  email: 'noor@voorbeeld.nl',
  password: 'zonlicht',
  confirmation: 'zonlicht',
}
const faultsOf = (typed: Partial<typeof good>) =>
  Object.fromEntries(Object.entries(signUpFaults({ ...good, ...typed })).filter(([, sentence]) => sentence))

test('SH-AUTH-11 SH-AUTH-14 SH-AUTH-16 an empty or invalid name or address is told at its own field', () => {
  expect(faultsOf({})).toEqual({})
  expect(faultsOf({ firstName: ' ', lastName: 'B<os' })).toEqual({
    firstName: 'Naam is verplicht',
    lastName: 'Naam bevat ongeldige tekens',
  })
  expect(faultsOf({ email: 'noor@' })).toEqual({ email: 'Voer een geldig e-mailadres in' })
  expect(Object.keys(faultsOf(emptySignUp))).toEqual(['firstName', 'lastName', 'email', 'password'])
})

test('SH-AUTH-06 SH-AUTH-07 a short password is told at the password, a different one at its repetition', () => {
  expect(faultsOf({ password: 'zonlich', confirmation: 'zonlich' })).toEqual({
    password: 'Wachtwoord moet minimaal 8 karakters bevatten',
  })
  expect(faultsOf({ confirmation: 'zonlichT' })).toEqual({ confirmation: 'Wachtwoorden komen niet overeen' })
})

test('SH-RESET-05 SH-RESET-06 SH-RESET-07 a reset takes six characters, twice the same', () => {
  expect(passwordFaults('reset', { password: 'zonlic', confirmation: 'zonlic' })).toEqual({
    password: null,
    confirmation: null,
  })
  expect(passwordFaults('reset', { password: 'zonli', confirmation: 'zonl' })).toEqual({
    password: 'Wachtwoord moet minimaal 6 tekens lang zijn',
    confirmation: 'Wachtwoorden komen niet overeen',
  })
})

test('SH-AUTH-08 SH-AUTH-10 SH-USER-09 the button waits for the username, equal passwords and eight characters, and for nothing else', () => {
  expect(maySend(good, true)).toBe(true)
  expect(maySend({ ...emptySignUp, password: 'aaaaaaaa', confirmation: 'aaaaaaaa' }, true)).toBe(true)
  expect(maySend(good, false)).toBe(false)
  expect(maySend({ ...good, confirmation: 'zonlicht ' }, true)).toBe(false)
  expect(maySend({ ...good, password: 'zonlich', confirmation: 'zonlich' }, true)).toBe(false)
})

test('SH-AUTH-08 the button can be pressed exactly when no password up to 128 characters has a fault', () => {
  const password = fc.string({ maxLength: 128 })
  const pair = fc.oneof(
    fc.tuple(password, password),
    password.map((twice) => [twice, twice] as const),
  )
  fc.assert(
    fc.property(pair, ([password, confirmation]) => {
      const isFree = Object.keys(faultsOf({ password, confirmation })).length === 0
      expect(maySend({ ...good, password, confirmation }, true)).toBe(isFree)
    }),
  )
})

test('SH-AUTH-23 SH-AUTH-24 SH-AUTH-25 SH-AUTH-26 SH-ERR-08 what the server refuses is told where it belongs', () => {
  expect(signUpRefusal('EMAIL_IN_USE')).toEqual({
    field: 'email',
    sentence: 'Dit email adres is al in gebruik. Probeer in te loggen of gebruik een ander email adres.',
  })
  expect(signUpRefusal('USERNAME_IN_USE')).toEqual({
    field: 'username',
    sentence: 'Deze username is al in gebruik. Kies een andere username.',
  })
  expect(signUpRefusal('TOO_MANY_REQUESTS')).toEqual({
    field: null,
    sentence: 'Te veel aanvragen. Probeer het over 15 minuten opnieuw.',
  })
  for (const code of [undefined, 'UNKNOWN', 'toString'])
    expect(signUpRefusal(code)).toEqual({
      field: null,
      sentence: 'Er is een onverwachte fout opgetreden bij het aanmaken van je account.',
    })
})
