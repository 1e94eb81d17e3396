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
const onSunday = on('2026-11-29T10:00:00Z', '2026-11-29T11:00:00Z')
const [lastOfJanuary, inFebruary] = [
  on('2027-01-31T18:30:00Z', '2027-01-31T19:30:00Z'),
  on('2027-02-03T18:30:00Z', '2027-02-03T19:30:00Z'),
]
const soon = on('2026-12-02T06:45:00Z', '2026-12-02T07:45:00Z')
const later = on('2027-01-06T10:00:00Z', '2027-01-06T12:00:00Z')
const morning = '2026-11-30T08:00:00Z'

test.each<[string, SeenDate[], string, string]>([
  ['nothing at all', [], morning, '2026-11'],
  ['one that is over, and one of the next month', [earlier, soon], morning, '2026-12'],
  ['none, and one of the next month, on the first day', [soon], '2026-11-01T08:00:00Z', '2026-12'],
  ['one tonight, which the first week of the next month shows', [earlier, tonight, soon], morning, '2026-12'],
  ['one of the week before that', [onSunday, soon], '2026-11-27T08:00:00Z', '2026-11'],
  ['one tonight and none of the next month', [tonight], morning, '2026-11'],
  [
    'one tonight where the next month begins on a Monday',
    [lastOfJanuary, inFebruary],
    '2027-01-31T08:00:00Z',
    '2027-01',
  ],
  ['one that is on its way', [onSunday, soon], '2026-11-29T10:30:00Z', '2026-11'],
  ['one that ends at this moment', [onSunday, soon], '2026-11-29T11:00:00Z', '2026-11'],
  ['one that ended a moment ago', [onSunday, soon], '2026-11-29T11:00:01Z', '2026-12'],
  ['one that is over and none of the next month', [earlier], morning, '2026-11'],
  ['one of the month after the next', [earlier, later], morning, '2026-11'],
  ['one that is cancelled', [{ ...onSunday, isCancelled: true }, soon], '2026-11-27T08:00:00Z', '2026-12'],
  ['one of the next month that is cancelled', [earlier, { ...soon, isCancelled: true }], morning, '2026-11'],
  ['one that runs on into the next month', [on('2026-11-28T09:00:00Z', '2026-12-02T16:00:00Z')], morning, '2026-12'],
  [
    'one of the month after that begins in the next',
    [on('2026-12-30T09:00:00Z', '2027-01-02T16:00:00Z')],
    morning,
    '2026-12',
  ],
  ['the last month of a year', [on('2027-01-02T09:00:00Z', '2027-01-02T16:00:00Z')], '2026-12-31T09:00:00Z', '2027-01'],
  // On the clock of the house it is December.
  ['one of January', [earlier, later], '2026-11-30T23:30:00Z', '2027-01'],
  // By its own clock it is still Sunday there.
  [
    'one whose own clock is behind',
    [on('2026-11-30T03:00:00Z', '2026-11-30T04:00:00Z', { zone: 'America/New_York' }), soon],
    '2026-11-29T12:00:00Z',
    '2026-11',
  ],
])('EV-CAL-37 with %s the grid opens on the right month', (_with, dates, now, month) => {
  expect(openingMonth(dates, now)).toBe(month)
  expect(openingMonth(dates.toReversed(), now)).toBe(month)
})
