import { expect, test } from 'vitest'
import { Instant } from './instant.ts'

test.each([
  ['0000-12-31T23:59:59.999Z', false],
  ['0001-01-01T00:00:00Z', true],
  ['0001-01-01T00:00:00+00:01', false],
  ['2026-11-22T05:00:00.123456+01:00', true],
  ['9999-12-31T23:59:59.999Z', true],
  ['9999-12-31T23:59:59.999-00:01', false],
  ['2026-11-22T05:00:00+15:59', true],
  ['2026-11-22T05:00:00-15:59', true],
  ['2026-11-22T05:00:00+16:00', false],
  ['2028-02-29T23:59:59-23:59', false],
  ['2026-02-30T00:00:00Z', false],
])('a moment that the database keeps: %s %s', (typed, isMoment) => {
  expect(Instant.safeParse(typed).success).toBe(isMoment)
})
