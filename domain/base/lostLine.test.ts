import { expect, test } from 'vitest'
import { isLostLine } from './lostLine.ts'

test.each([
  ['OFFLINE', 0, true],
  ['SIGN_IN_REQUIRED', 401, true],
  ['UNKNOWN', 502, true],
  ['MAINTENANCE', 503, true],
  ['UNKNOWN', 504, true],
  ['FORBIDDEN', 403, false],
  ['UNKNOWN', 500, false],
  ['INVALID_INPUT', 400, false],
])('COM-CHAT-50 after %s with status %i everything waits: %s', (code, status, waits) => {
  expect(isLostLine({ code, status })).toBe(waits)
})
