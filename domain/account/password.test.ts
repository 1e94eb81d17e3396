import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkPassword,
  minPasswordLength,
  type PasswordCheck,
  type PasswordForm,
  passwordChecks,
  passwordRefusal,
  passwordStrength,
} from './password.ts'
import { passwordRefused } from './words.ts'

test.each<[string, PasswordCheck[]]>([
  ['', []],
  ['a', ['lowercase']],
  ['A', ['uppercase']],
  ['é', ['lowercase']],
  ['7', ['digit']],
  ['!', ['symbol']],
  ['€', ['symbol']],
  ['🌞', ['symbol']],
  [' ', []],
  ['_', ['symbol']],
  ['1234567', ['digit']],
  ['12345678', ['length', 'digit']],
  ['abcDEF', ['lowercase', 'uppercase']],
  ['Bewezen-2026!', ['length', 'lowercase', 'uppercase', 'digit', 'symbol']],
])('SH-AUTH-02 the password %j meets %o', (password, met) => {
  const checks = checkPassword(password)
  expect(passwordChecks.filter((item) => checks[item])).toEqual(met)
  expect(passwordStrength(password)).toBe(met.length)
})

const answer = (form: PasswordForm, password: string, confirmation = password) => {
  const refusal = passwordRefusal(form, password, confirmation)
  return refusal && passwordRefused(form, refusal)
}

describe('the first refusal of a form', () => {
  test('SH-AUTH-06 SH-RESET-05 SH-RESET-06 passwords that differ are refused on every form, before anything else', () => {
    for (const form of ['signUp', 'reset', 'elsewhere'] as const) {
      expect(answer(form, 'Bewezen-2026!', 'Bewezen-2026')).toBe('Wachtwoorden komen niet overeen')
      expect(answer(form, 'a', 'b')).toBe('Wachtwoorden komen niet overeen')
      expect(answer(form, 'Bewezen-2026!', 'bewezen-2026!')).toBe('Wachtwoorden komen niet overeen')
    }
  })

  test.each<[PasswordForm, number, string | null]>([
    ['signUp', 0, 'Wachtwoord moet minimaal 8 karakters bevatten'],
    ['signUp', 7, 'Wachtwoord moet minimaal 8 karakters bevatten'],
    ['signUp', 8, null],
    ['signUp', 9, null],
    ['signUp', 127, null],
    ['signUp', 128, null],
    ['signUp', 129, 'Wachtwoord mag maximaal 128 karakters bevatten'],
    ['reset', 5, 'Wachtwoord moet minimaal 6 tekens lang zijn'],
    ['reset', 6, null],
    ['reset', 7, null],
    ['reset', 127, null],
    ['reset', 128, null],
    ['reset', 129, 'Wachtwoord mag maximaal 128 karakters bevatten'],
  ])(
    'SH-AUTH-07 SH-AUTH-10 SH-RESET-07 SH-LIMIT-16 on %s a weak password of %i characters answers %s',
    (form, length, text) => {
      expect(answer(form, 'a'.repeat(length))).toBe(text)
    },
  )

  test.each([
    ['abcdefgh', 'Wachtwoord moet een kleine letter, een hoofdletter en een cijfer bevatten'],
    ['abcdefG1', null],
    ['ABCDEFG1', 'Wachtwoord moet een kleine letter, een hoofdletter en een cijfer bevatten'],
    ['abcdefGh', 'Wachtwoord moet een kleine letter, een hoofdletter en een cijfer bevatten'],
    ['abcdeG1', 'Wachtwoord moet minimaal 8 karakters bevatten'],
    [`aA1${'x'.repeat(126)}`, 'Wachtwoord mag maximaal 128 karakters bevatten'],
  ])('SH-AUTH-09 SH-AUTH-21 set anywhere else, %j answers %s', (password, text) => {
    expect(answer('elsewhere', password)).toBe(text)
  })

  test('SH-AUTH-09 at sign-up and reset nothing but length and equality blocks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('signUp' as const, 'reset' as const),
        fc.string({ maxLength: 200 }),
        (form, password) => {
          const fits = password.length >= minPasswordLength[form] && password.length <= 128
          expect(passwordRefusal(form, password, password) === null).toBe(fits)
        },
      ),
    )
  })
})
