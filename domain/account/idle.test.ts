import { expect, test } from 'vitest'
import { idleSeconds } from './idle.ts'

test.each([
  ['admin', 43_200],
  ['teacher', 43_200],
  ['moderator', 43_200],
  ['partner', 2_592_000],
  ['student', 2_592_000],
  ['no_subscription', 2_592_000],
  [null, 2_592_000],
])('SEC-ACC-15 a session of the role %s ends after %s seconds without use', (role, seconds) => {
  expect(idleSeconds(role, { SESSION_IDLE_DAYS: 30, STAFF_SESSION_IDLE_HOURS: 12 })).toBe(seconds)
})
