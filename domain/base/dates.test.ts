import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  date,
  dateTime,
  dayAndMonth,
  dayOf,
  daySeparator,
  daysBetween,
  fullDate,
  fullDateTime,
  longDate,
  shortDate,
  shortDateTime,
  shortDay,
  shortDayNear,
  shortDayTime,
  time,
  wallClock,
  weekdayDate,
} from './dates.ts'

const ochtendlicht = '2026-10-24T06:30:00Z'

test('X3-GEN-10 a stored instant is written in Dutch in the time of Amsterdam', () => {
  expect(shortDay(ochtendlicht)).toBe('za 24 okt')
  expect(shortDayTime(ochtendlicht)).toBe('za 24 okt, 08:30')
  expect(shortDate(ochtendlicht)).toBe('za 24 okt 2026')
  expect(shortDateTime(ochtendlicht)).toBe('za 24 okt 2026, 08:30')
  expect(time(ochtendlicht)).toBe('08:30')
  expect(date('2026-03-05T12:00:00Z')).toBe('05 mrt 2026')
  expect(dateTime('2026-03-05T12:00:00Z')).toBe('05 mrt 2026, 13:00')
  expect(dayAndMonth('2026-10-20T00:00:00+02:00')).toBe('20 oktober')
  expect(longDate(ochtendlicht)).toBe('24 oktober 2026')
  expect(weekdayDate(ochtendlicht)).toBe('zaterdag 24 oktober')
  expect(fullDate(ochtendlicht)).toBe('zaterdag 24 oktober 2026')
  expect(fullDateTime(ochtendlicht)).toBe('zaterdag 24 oktober 2026 om 08:30')
})

test('the same moment as text, Date or number reads the same', () => {
  const all = [ochtendlicht, new Date(ochtendlicht), Date.parse(ochtendlicht)].map((moment) => shortDayTime(moment))
  expect(new Set(all)).toEqual(new Set(['za 24 okt, 08:30']))
})

test.each([
  ['2026-12-31T22:59:59Z', '2026-10-01T12:00:00Z', 'do 31 dec'],
  ['2026-12-31T23:00:00Z', '2026-10-01T12:00:00Z', 'vr 1 jan 2027'],
  ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', 'do 31 dec 2026'],
])('of %s at %s the year is said when it is not this one in Amsterdam: %s', (moment, now, says) => {
  expect(shortDayNear(moment, now)).toBe(says)
})

test('another zone can be asked for', () => {
  expect(shortDayTime('2026-10-24T22:30:00Z', 'America/New_York')).toBe('za 24 okt, 18:30')
  expect(dayOf('2026-10-24T22:30:00Z')).toBe('2026-10-25')
})

test('a text that is no moment is an error, not a date', () => {
  expect(() => date('morgen')).toThrow(RangeError)
})

describe('the day in Amsterdam', () => {
  test.each([
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s lies on %s, around the change of the clock too', (moment, day) => {
    expect(dayOf(moment)).toBe(day)
  })

  test('midnight is 00:00, not 24:00', () => {
    expect(time('2026-10-24T22:00:00Z')).toBe('00:00')
  })

  test('names and order agree with the nl-NL locale for every moment', () => {
    const nl = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'full' })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (moment) => {
          expect(`${weekdayDate(moment)} ${wallClock(moment).year}`).toBe(nl.format(moment))
        },
      ),
    )
  })
})

test.each([
  ['2026-10-22', '2026-10-22', 0],
  ['2026-10-24', '2026-10-26', 2],
  ['2026-10-22', '2026-10-15', -7],
  ['2026-12-31', '2027-01-01', 1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test.each([
  ['2026-10-22T05:00:00Z', 'Vandaag'],
  ['2026-10-21T22:00:00Z', 'Vandaag'],
  ['2026-10-21T21:59:00Z', 'Gisteren'],
  ['2026-10-20T10:00:00Z', 'Dinsdag 20 oktober'],
  ['2025-12-31T10:00:00Z', 'Woensdag 31 december 2025'],
])('the day separator above %s reads %s', (moment, text) => {
  expect(daySeparator(moment, '2026-10-22T08:19:00Z')).toBe(text)
})
