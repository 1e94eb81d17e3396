import { expect, test } from 'vitest'
import { dayPath, helpsFrom, helpsUntil, isHelping } from './helping.ts'

const date = { startAt: '2026-11-14T13:00:00Z', endAt: '2026-11-14T16:00:00Z' }

test.each([
  ['two days before', '2026-11-12T22:59:59Z', false],
  ['at the first moment of the day before', '2026-11-12T23:00:00Z', true],
  ['on the day', '2026-11-14T13:00:00Z', true],
  ['at the last moment of the day after', '2026-11-15T22:59:59.999Z', true],
  ['when the day after is over', '2026-11-15T23:00:00Z', false],
])('EV-MORE-50 a helper may work %s: %s', (_, now, may) => {
  expect(isHelping(date, now)).toBe(may)
})

test('EV-MORE-50 by the calendar of Amsterdam, also where the clock is turned and where an evening ends after midnight', () => {
  expect(helpsFrom({ startAt: '2026-10-26T10:00:00Z' })).toBe('2026-10-24T22:00:00.000Z')
  expect(helpsUntil({ endAt: '2026-10-24T12:00:00Z' })).toBe('2026-10-25T23:00:00.000Z')
  expect(helpsUntil({ endAt: '2026-11-14T23:30:00Z' })).toBe('2026-11-16T23:00:00.000Z')
})

test('EV-MORE-52 the day has an address at its event, and each date of a series one of its own', () => {
  expect([dayPath('e'), dayPath('e', 'd')]).toEqual(['/events/e/dag', '/events/e/dag?datum=d'])
})
