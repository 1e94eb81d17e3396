import { expect, test } from 'vitest'
import { withdrawUntil } from '../payments/withdrawalPeriod.ts'
import { withdrawRefusal } from './withdrawal.ts'

test('SUB-LAW-03 a membership can be withdrawn from until its days are over, and not a moment longer', () => {
  const asked = { startedAt: '2026-11-01T09:00:00.000Z', isLive: true }
  const until = withdrawUntil(asked.startedAt)
  const before = new Date(Date.parse(until) - 1).toISOString()
  expect([withdrawRefusal(asked, before), withdrawRefusal(asked, until)?.code]).toEqual([null, 'WITHDRAWAL_OVER'])
})

test('SUB-LAW-03 what does not run cannot be withdrawn from', () => {
  const now = '2026-11-01T09:00:00.000Z'
  expect(withdrawRefusal(null, now)?.code).toBe('NOTHING_TO_WITHDRAW')
  expect(withdrawRefusal({ startedAt: now, isLive: false }, now)?.code).toBe('NOTHING_TO_WITHDRAW')
})
