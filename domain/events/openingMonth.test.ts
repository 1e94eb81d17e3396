import { expect, test } from 'vitest'
import { openingMonth, type SeenDate } from './openingMonth.ts'

const amsterdam = 'Europe/Amsterdam'
/** A date from one moment to another. */
const on = (startAt: string, endAt: string, change: Partial<SeenDate> = {}): SeenDate => ({
  startAt,
  endAt,
  zone: amsterdam,
  isCancelled: false,
  ...change,
})
const earlier = on('2026-11-23T18:30:00Z', '2026-11-23T19:30:00Z')
const tonight = on('2026-11-30T18:30:00Z', '2026-11-30T19:30:00Z')
const soon = on('2026-12-02T06:45:00Z', '2026-12-02T07:45:00Z')
const later = on('2027-01-06T10:00:00Z', '2027-01-06T12:00:00Z')
const morning = '2026-11-30T08:00:00Z'

test.each<[string, SeenDate[], string, string]>([
  ['nothing at all', [], morning, '2026-11'],
  ['one that is over, and one of the next month', [earlier, soon], morning, '2026-12'],
  ['none, and one of the next month, on the first day', [soon], '2026-11-01T08:00:00Z', '2026-12'],
  ['one tonight, and one of the next month', [earlier, tonight, soon], morning, '2026-11'],
  ['one that is on its way', [tonight, soon], '2026-11-30T19:00:00Z', '2026-11'],
  ['one that ends at this moment', [tonight, soon], '2026-11-30T19:30:00Z', '2026-11'],
  ['one that ended a moment ago', [tonight, soon], '2026-11-30T19:30:01Z', '2026-12'],
  ['one that is over and none of the next month', [earlier], morning, '2026-11'],
  ['one of the month after the next', [earlier, later], morning, '2026-11'],
  ['one tonight that is cancelled', [{ ...tonight, isCancelled: true }, soon], morning, '2026-12'],
  ['one of the next month that is cancelled', [earlier, { ...soon, isCancelled: true }], morning, '2026-11'],
  ['one that runs on into the next month', [on('2026-11-28T09:00:00Z', '2026-12-02T16:00:00Z')], morning, '2026-11'],
  [
    'one of the month after that begins in the next',
    [on('2026-12-30T09:00:00Z', '2027-01-02T16:00:00Z')],
    morning,
    '2026-12',
  ],
  ['the last month of a year', [on('2027-01-02T09:00:00Z', '2027-01-02T16:00:00Z')], '2026-12-31T09:00:00Z', '2027-01'],
  // On the clock of the house it is December.
  ['one of January', [earlier, later], '2026-11-30T23:30:00Z', '2027-01'],
  // By its own clock it is still November there.
  [
    'one whose own clock is behind',
    [on('2026-12-01T03:00:00Z', '2026-12-01T04:00:00Z', { zone: 'America/New_York' }), soon],
    morning,
    '2026-11',
  ],
])('EV-CAL-37 with %s the grid opens on the right month', (_with, dates, now, month) => {
  expect(openingMonth(dates, now)).toBe(month)
  expect(openingMonth(dates.toReversed(), now)).toBe(month)
})
