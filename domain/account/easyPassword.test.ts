import { describe, expect, test } from 'vitest'
import { easiness, easyCode, isEasyCode } from './easyPassword.ts'

const common = new Set(['wachtwoord', 'qwerty123', '12345678', 'abc'])
const names = ['Zoë', 'de Vries-Bakker', 'zoe_vries', 'z.devries@voorbeeld.nl', 'Bewezen']
const easyOf = (password: string) => easiness(password, { names, isCommon: (one) => common.has(one) })

test.each(['12345678', 'qwerty123', 'QWERTY123', 'Wachtwoord', 'Wachtwoord2026!', '!!wachtwoord', 'W@chtw00rd-1'])(
  'SEC-ACC-13 %s is a common password, whatever stands around it',
  (password) => {
    expect(easyOf(password)).toBe('common')
  },
)

test.each(['ZoëdeVries1', 'zoe-2026!', 'devriesbakker', 'Z0e-Vr1es-88', 'voorbeeld123', 'Bewezen-2026!', 'zoexx1234'])(
  'SEC-ACC-13 %s is made of what its owner or the site is called',
  (password) => {
    expect(easyOf(password)).toBe('names')
  },
)

test.each([
  'Wandelen-2026',
  'zonlicht',
  // A word of a list in the midst of others is no password of the list.
  'lantaarn-wachtwoord-kano',
  // Three letters more than a name are something else.
  'zoexyz123456',
  'abc-9182736455',
  '90817263',
  '',
])('SEC-ACC-13 %s is neither', (password) => {
  expect(easyOf(password)).toBeNull()
})

test('SEC-ACC-13 names that are missing or too short make nothing easy', () => {
  expect(easiness('jo-jo-jo-jo', { names: ['Jo', '', '  '], isCommon: () => false })).toBeNull()
})

describe('what is answered', () => {
  test.each([
    [null, false, false, null],
    ['common', false, false, 'PASSWORD_COMMON'],
    ['names', false, false, 'PASSWORD_OF_NAMES'],
    ['common', false, true, null],
    ['common', true, false, 'STAFF_PASSWORD_COMMON'],
    ['names', true, true, 'STAFF_PASSWORD_OF_NAMES'],
    [null, true, false, null],
  ] as const)('SEC-ACC-14 to %s, of staff: %s, all the same: %s, is %s', (easy, isStaff, anyway, code) => {
    expect(easyCode(easy, { isStaff, anyway })).toBe(code)
    if (code) expect(isEasyCode(code)).toBe(true)
  })

  test('no other code is one of these', () => {
    for (const code of ['WRONG_PASSWORD', '', undefined]) expect(isEasyCode(code)).toBe(false)
  })
})
