import { expect, test } from 'vitest'
import { needsSecondFactor, rolesThatHold } from './capabilities.ts'
import { Role } from './roleSchema.ts'
import { asRole, isStudent, roleLabel, roles } from './roles.ts'

test.each([
  ['admin', 'Admin'],
  ['teacher', 'Teacher'],
  ['moderator', 'Moderator'],
  ['partner', 'Partner'],
  ['student', 'Student'],
  ['student_plus_lars', 'Student Lars'],
  ['student_plus_jorn', 'Student Premium'],
  ['student_plus_rick_tomas', 'Student Rick & Tomas'],
  ['cancelled_subscription', 'Geannuleerd'],
  ['no_subscription', 'Geen Abonnement'],
])('SH-ROLE-01 SH-ROLE-03 SH-ROLE-04 SH-ROLE-05 SH-ROLE-06 the role %s is shown as %s', (role, label) => {
  expect(roles).toContain(role)
  expect(roleLabel(role)).toBe(label)
})

test('SH-ROLE-02 X3-ROLE-02 guest is displayed without a login and is never stored', () => {
  expect(roleLabel(null)).toBe('Gast')
  expect(Role.safeParse('guest').success).toBe(false)
  expect(roles.map((role) => Role.parse(role))).toEqual(roles)
})

test.each(['guest', 'owner', 'Admin', '', 'constructor', '__proto__', 'student_plus', null, undefined])(
  'SH-ROLE-07 the stored word %s is none of our roles and is shown as Gast',
  (stored) => {
    expect(asRole(stored)).toBeNull()
    expect(roleLabel(stored)).toBe('Gast')
  },
)

test.each([
  ['student', true],
  ['student_plus_lars', true],
  ['student_plus_jorn', true],
  ['student_plus_rick_tomas', true],
  ['teacher', false],
  ['moderator', false],
  ['admin', false],
  ['partner', false],
  ['cancelled_subscription', false],
  ['no_subscription', false],
  ['students', false],
  [null, false],
])('IN-CARD-04 SH-RANK-03 %s counts as student: %s', (role, answer) => {
  expect(isStudent(role)).toBe(answer)
})

test('the roles behind a capability, for audiences', () => {
  expect(rolesThatHold('moderate')).toEqual(['admin', 'teacher', 'moderator'])
  expect(rolesThatHold('mentionGroups')).toEqual(['admin', 'teacher'])
  expect(rolesThatHold('openAdmin')).toEqual(['admin'])
  expect(rolesThatHold('manageShop')).toEqual(['admin', 'teacher'])
  expect(rolesThatHold('stayDuringMaintenance')).toEqual([
    'admin',
    'teacher',
    'moderator',
    'partner',
    'cancelled_subscription',
  ])
  expect(rolesThatHold('readCommunity')).toEqual(roles)
})

test.each([
  ['admin', true],
  ['teacher', true],
  ['moderator', true],
  ['partner', false],
  ['student', false],
  ['owner', false],
  [null, false],
])('SEC-ACC-08 in production the role %s asks for a second factor: %s', (role, asks) => {
  expect(needsSecondFactor(role)).toBe(asks)
})
