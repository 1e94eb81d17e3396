import { describe, expect, test } from 'vitest'
import { mayMove, movedNote } from './movableDate.ts'

const now = '2027-03-10T12:00:00.000Z'

describe('which date can be moved on its own', () => {
  const event = { isRecurring: true, isCancelled: false }
  const date = { startAt: '2027-03-29T08:00:00.000Z', isCancelled: false }
  test.each([
    ['one of a series that lies ahead', event, date, true],
    ['the only one of an event', { ...event, isRecurring: false }, date, false],
    ['one of an event that is cancelled', { ...event, isCancelled: true }, date, false],
    ['one that is cancelled', event, { ...date, isCancelled: true }, false],
    ['one that begins now', event, { ...date, startAt: now }, false],
  ])('EV-RECUR-29 %s', (_what, of, one, may) => {
    expect(mayMove(of, one, now)).toBe(may)
  })
})

test('EV-RECUR-35 a reader hears which day a date left, or that only its time is another', () => {
  expect(movedNote('2027-03-29', '2027-03-31')).toBe('Verplaatst van 29 maart 2027')
  expect(movedNote('2027-03-29', '2027-03-29')).toBe('Andere tijd dan de andere data')
})
