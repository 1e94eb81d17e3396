import { expect, test } from 'vitest'
import { emergencyEnd, emergencyRefusal, isOpen, minutesLeft } from './emergency.ts'

test.each([
  ['', 'REASON_TOO_SHORT'],
  ['te kort..', 'REASON_TOO_SHORT'],
  [`          ${'​'.repeat(20)}`, 'REASON_TOO_SHORT'],
  ['Flauwgeval', null],
  [`  ${'a'.repeat(500)}  `, null],
  ['a'.repeat(501), 'REASON_TOO_LONG'],
])('SH-MED-42 the reason %j is refused with %s', (reason, code) => {
  expect(emergencyRefusal(reason)?.code ?? null).toBe(code)
})

test('SH-MED-42 access lasts 30 minutes and not a moment longer', () => {
  const openedAt = '2026-10-22T13:08:00.000Z'
  const access = { endsAt: emergencyEnd(openedAt) }
  expect(access.endsAt.toISOString()).toBe('2026-10-22T13:38:00.000Z')
  expect(isOpen(access, '2026-10-22T13:37:59.999Z')).toBe(true)
  expect(isOpen(access, '2026-10-22T13:38:00.000Z')).toBe(false)
  expect(minutesLeft(access, openedAt)).toBe(30)
  expect(minutesLeft(access, '2026-10-22T13:37:59.999Z')).toBe(1)
  expect(minutesLeft(access, '2026-10-22T14:00:00.000Z')).toBe(0)
})
