import { expect, test } from 'vitest'
import { readSignUp } from './signUp.ts'

const typed = {
  firstName: ' Sanne ',
  lastName: 'de\u00A0Wit',
  username: 'sanne_wit',
  email: ' Sanne@Example.NL ',
  password: 'Zonnebloem-2026',
}

test('SH-AUTH-07 SH-AUTH-16 what was typed is read as it will be stored', () => {
  expect(readSignUp(typed)).toEqual({
    signUp: { ...typed, firstName: 'Sanne', lastName: 'de Wit', email: 'sanne@example.nl' },
  })
})

test.each([
  ['firstName', '', 'required'],
  ['lastName', '!', 'invalid'],
  ['username', 'a', 'tooShort'],
  ['email', 'sanne', 'invalid'],
  ['password', 'kort', 'tooShort'],
])('SH-AUTH-11 SH-AUTH-13 SH-AUTH-15 a wrong %s is told at that field alone', (field, value, fault) => {
  expect(readSignUp({ ...typed, [field]: value })).toEqual({ faults: { [field]: fault } })
})
