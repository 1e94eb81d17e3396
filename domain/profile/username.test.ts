import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usernameRefused } from './nameWords.ts'
import { cleanUsername, isSameUsername, leftOutOf, usernameRefusal } from './username.ts'

test.each([
  ['Sanne', 'sanne'],
  ['SANNE_DW', 'sanne_dw'],
])('SH-USER-01 %s is lowercased to %s', (typed, username) => {
  expect(cleanUsername(typed)).toBe(username)
})

test.each([
  ['sanne.de-wit', 'sanne_de_wit'],
  ['a..b--c', 'a__b__c'],
])('SH-USER-02 dots and hyphens become underscores: %s is %s', (typed, username) => {
  expect(cleanUsername(typed)).toBe(username)
})

test.each([
  ['san ne!', 'sanne'],
  ['zoë', 'zo'],
  ['@sanne', 'sanne'],
  ['🌞', ''],
  ['a\u0000b', 'ab'],
])('SH-USER-03 other characters are removed: %j is %j', (typed, username) => {
  expect(cleanUsername(typed)).toBe(username)
})

test('SH-USER-04 a username is cut at 20 characters', () => {
  expect(cleanUsername('abcdefghijklmnopqrstuvwxyz')).toBe('abcdefghijklmnopqrst')
  expect(cleanUsername(`${'!'.repeat(30)}abc`)).toBe('abc')
})

test('whatever is typed, the field holds an acceptable name, a short one or a reserved one, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
      const username = cleanUsername(typed)
      expect(cleanUsername(username)).toBe(username)
      expect([null, 'tooShort', 'reserved']).toContain(usernameRefusal(username))
    }),
  )
})

test.each([
  ['', 'tooShort'],
  ['a', 'tooShort'],
  ['ab', null],
  ['a'.repeat(20), null],
  ['a'.repeat(21), 'tooLong'],
  ['Sanne', 'invalid'],
  ['sanne.dw', 'invalid'],
  ['sanne dw', 'invalid'],
  ['sanne\n', 'invalid'],
  ['__', null],
  ['42', null],
])('SH-USER-14 a new username %j answers %s', (username, refusal) => {
  expect(usernameRefusal(username)).toBe(refusal)
})

test.each(['students', 'channel_members'])('SH-USER-15 %s is shown as taken', (username) => {
  const refusal = usernameRefusal(username)
  expect(refusal && usernameRefused[refusal]).toBe('Username is al in gebruik')
})

test.each(['admin', 'student', 'channel_member', 'bewezen', 'direct'])(
  'SH-USER-15 %s is no batch mention',
  (username) => {
    expect(usernameRefusal(username)).toBeNull()
  },
)

test('SH-USER-14 SH-USER-16 a stored name of up to 50 characters stays acceptable for its owner, and for nobody else', () => {
  const old = `Sanne.${'x'.repeat(44)}`
  expect(old).toHaveLength(50)
  expect([usernameRefusal(old, old), usernameRefusal(old)]).toEqual([null, 'tooLong'])
  expect(usernameRefusal(`${old}x`, `${old}x`)).toBe('tooLong')
  expect(usernameRefusal('S.', 'S.')).toBeNull()
})

test('names that differ by case are one name', () => {
  expect([isSameUsername('Sanne', 'sanne'), isSameUsername('sanne', 'sanne_')]).toEqual([true, false])
})

test.each([
  ['jan de vries', 'characters'],
  ['zoë', 'characters'],
  ['naam van meer dan twintig', 'characters'],
  ['abcdefghijklmnopqrstu', 'rest'],
  ['abcdefghijklmnopqrst', null],
  ['Jan_de_Vries_1', null],
  ['', null],
])('SH-USER-17 the field says what it leaves out of %j', (typed, leftOut) => expect(leftOutOf(typed)).toBe(leftOut))

test.each(['Jan.de-Vries_1', 'jan.', '-'])('SH-USER-18 the field says that it writes %j otherwise', (typed) =>
  expect(leftOutOf(typed)).toBe('dots'),
)
