import { expect, test } from 'vitest'
import { thinkingDays, withdrawUntil } from './withdrawalPeriod.ts'

test.each([
  ['2026-11-01T09:00:00.000Z', '2026-11-15T23:00:00.000Z'],
  // Late in the evening in Utrecht it is still the same day, whatever the day is in Greenwich.
  ['2026-11-01T22:59:00.000Z', '2026-11-15T23:00:00.000Z'],
  ['2026-11-01T23:00:00.000Z', '2026-11-16T23:00:00.000Z'],
  // Over both changes of the clock.
  ['2026-10-20T10:00:00.000Z', '2026-11-03T23:00:00.000Z'],
  ['2026-03-20T10:00:00.000Z', '2026-04-03T22:00:00.000Z'],
  // Over the end of a year.
  ['2026-12-25T10:00:00.000Z', '2027-01-08T23:00:00.000Z'],
])('SUB-LAW-03 SHOP-ORDER-28 what began at %s can be withdrawn from until %s', (startedAt, until) => {
  expect(withdrawUntil(startedAt)).toBe(until)
  expect(thinkingDays).toBe(14)
})
