import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { roleChange } from './role.ts'

test.each([
  ['no_subscription', null, 'student'],
  ['cancelled_subscription', null, 'student'],
  ['cancelled_subscription', 'student_plus_lars', 'student_plus_lars'],
  ['cancelled_subscription', 'student', 'student'],
  // Somebody wrote nonsense, or a role that payment may never give: it is not given back.
  ['cancelled_subscription', 'admin', 'student'],
  ['no_subscription', 'student_plus_onbekend', 'student'],
])('SUB-STATE-09 SH-ROLE-08 gaining access as %s (earlier %s) makes somebody %s', (role, earlierRole, becomes) => {
  expect(roleChange(role, earlierRole, true)).toEqual({ role: becomes, earlierRole: null })
})

test.each(['student', 'student_plus_lars', 'student_plus_jorn', 'student_plus_rick_tomas'])(
  'SUB-STATE-09 a %s who loses access becomes cancelled_subscription, and the role is kept for a return',
  (role) => {
    const lost = roleChange(role, null, false)
    expect(lost).toEqual({ role: 'cancelled_subscription', earlierRole: role })
    expect(roleChange('cancelled_subscription', lost?.earlierRole ?? null, true)?.role).toBe(role)
  },
)

test('SUB-STATE-09 SH-ROLE-08 payment never touches admin, teacher, moderator, partner or a role that is none of ours', () => {
  for (const role of ['admin', 'teacher', 'moderator', 'partner', 'iets_anders', null]) {
    expect([roleChange(role, null, true), roleChange(role, 'student', false)]).toEqual([null, null])
  }
})

test('SUB-STATE-09 a role that already fits stays', () => {
  for (const role of roles.filter((one) => one.startsWith('student'))) expect(roleChange(role, null, true)).toBeNull()
  for (const role of ['no_subscription', 'cancelled_subscription']) expect(roleChange(role, null, false)).toBeNull()
})
