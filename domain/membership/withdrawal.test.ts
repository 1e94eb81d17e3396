import { expect, test } from 'vitest'
import { withdrawUntil } from '../payments/withdrawalPeriod.ts'
import { withdrawRefusal } from './withdrawal.ts'

test.each([
  ['2026-11-01T09:00:00.000Z', '2026-11-15T23:00:00.000Z'],
  // Late in the evening in Utrecht it is still the same day, whatever the day is in Greenwich.
  ['2026-11-01T22:59:00.000Z', '2026-11-15T23:00:00.000Z'],
  ['2026-11-01T23:00:00.000Z', '2026-11-16T23:00:00.000Z'],
  // Over the change of the clock.
  ['2026-10-20T10:00:00.000Z', '2026-11-03T23:00:00.000Z'],
])('SUB-LAW-03 what began at %s can be withdrawn from until %s', (startedAt, until) => {
  expect(withdrawUntil(startedAt)).toBe(until)
  const asked = { startedAt, isLive: true }
  const before = new Date(Date.parse(until) - 1).toISOString()
  expect([withdrawRefusal(asked, before), withdrawRefusal(asked, until)?.code]).toEqual([null, 'WITHDRAWAL_OVER'])
})

test('SUB-LAW-03 what does not run cannot be withdrawn from', () => {
  const now = '2026-11-01T09:00:00.000Z'
  expect(withdrawRefusal(null, now)?.code).toBe('NOTHING_TO_WITHDRAW')
  expect(withdrawRefusal({ startedAt: now, isLive: false }, now)?.code).toBe('NOTHING_TO_WITHDRAW')
})
