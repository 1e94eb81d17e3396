import { expect, test } from 'vitest'
import { type Day, isOtherDay } from './day.ts'

test('EV-MORE-113 what is on another day than the date is told from what is on its day, on the clock of the event', () => {
  const id = '0198a000-0000-7000-8000-000000000001'
  const day = {
    event: { zone: 'Europe/Amsterdam' },
    date: { id, startAt: '2026-12-17T18:00:00.000Z', endAt: '2026-12-17T20:00:00.000Z' },
  } as Pick<Day, 'date' | 'event'>
  expect(isOtherDay('2026-12-17T22:59:00.000Z', day)).toBe(false)
  expect(isOtherDay('2026-12-17T23:00:00.000Z', day)).toBe(true)
  expect(isOtherDay('2026-12-10T18:00:00.000Z', day)).toBe(true)
  expect(isOtherDay(null, day)).toBe(false)
})
