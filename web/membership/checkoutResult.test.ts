import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { expect, test } from 'vitest'
import { checkoutPollMs, checkoutResult } from './checkoutResult.ts'

const own = (state: 'active' | 'none'): OwnMembership => ({
  state,
  planName: null,
  role: 'student',
  throughRole: false,
  accessUntil: null,
  periodEnd: null,
  portal: true,
  lateUntil: null,
  withdrawUntil: null,
})

test('SUB-RESULT-05 a payment that is not there yet is looked for every 3 seconds, for 30 seconds', () => {
  const looks = Array.from({ length: 12 }, (_, count) => ({ own: own('none'), looks: count }))
  const pauses = looks.map(checkoutPollMs)
  // The first look comes at once, then ten pauses.
  expect(pauses.slice(1).filter((pause) => pause === 3000)).toHaveLength(10)
  expect(looks.map(checkoutResult).at(-1)).toBe('failed')
  expect(pauses.at(-1)).toBe(false)
})

test('SUB-RESULT-04 SUB-RESULT-05 as soon as it is active it is looked for no more', () => {
  expect([checkoutResult({ own: own('active'), looks: 1 }), checkoutPollMs({ own: own('active'), looks: 1 })]).toEqual([
    'active',
    false,
  ])
})

test('SUB-STATE-03 a look that failed is not the end', () => {
  expect(checkoutResult({ own: null, looks: 3 })).toBe('checking')
})
