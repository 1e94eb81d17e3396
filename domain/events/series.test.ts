import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, daysBetween, time } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { dayMs, hourMs, minuteMs } from '../base/moment.ts'
import { runs } from '../base/testing/longMode.ts'
import { toWallTime } from '../base/wallTime.ts'
import { firstOccurring, occurringOn } from './occurring.ts'
import { keepsDeletedDays, mostDates, patterns, type SeriesRule, seriesDates } from './series.ts'
import { eventZones } from './zones.ts'

const rule = (change: Partial<SeriesRule>): SeriesRule => ({
  start: '2026-01-05T10:00',
  end: '2026-01-05T12:00',
  zone: 'Europe/Amsterdam',
  pattern: 'weekly',
  until: null,
  ...change,
})
const daysOf = (change: Partial<SeriesRule>, today = '2026-01-01') =>
  seriesDates(rule(change), today).dates.map(({ day }) => day)
const lasting = ({ startAt, endAt }: { startAt: string; endAt: string }) => Date.parse(endAt) - Date.parse(startAt)

describe('the days', () => {
  test.each<[string, Partial<SeriesRule>, string[]]>([
    ['daily', { pattern: 'daily', until: '2026-01-08' }, ['2026-01-06', '2026-01-07', '2026-01-08']],
    ['weekly', { until: '2026-01-26' }, ['2026-01-12', '2026-01-19', '2026-01-26']],
    ['biweekly', { pattern: 'biweekly', until: '2026-02-02' }, ['2026-01-19', '2026-02-02']],
    ['monthly', { pattern: 'monthly', until: '2026-04-04' }, ['2026-02-05', '2026-03-05']],
    ['yearly', { pattern: 'yearly', until: '2028-01-05' }, ['2027-01-05', '2028-01-05']],
    ['with an end before the second', { until: '2026-01-11' }, []],
  ])('EV-RECUR-01 EV-RECUR-13 EV-RECUR-26 %s: the end is in it, the start is not', (_how, change, days) => {
    expect(daysOf(change)).toEqual(days)
  })

  test('EV-RECUR-25 EV-EDGE-17 monthly on the 31st is on the last day of a shorter month and never drifts', () => {
    const days = daysOf({ pattern: 'monthly', start: '2027-01-31T10:00', end: '2027-01-31T12:00', until: '2028-03-31' })
    expect(days).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ])
  })

  test('EV-RECUR-25 EV-EDGE-18 yearly on 29 February is on the 28th outside leap years', () => {
    const days = daysOf({ pattern: 'yearly', start: '2028-02-29T10:00', end: '2028-02-29T12:00', until: '2032-12-31' })
    expect(days).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  })

  test.each([
    ['EV-RECUR-09 EV-RECUR-27 EV-LIMIT-10', 'daily', 365, '2027-01-05'],
    ['EV-RECUR-10 EV-RECUR-27 EV-LIMIT-10', 'weekly', 104, '2028-01-03'],
    ['EV-RECUR-10 EV-RECUR-27 EV-LIMIT-10', 'biweekly', 52, '2028-01-03'],
    ['EV-RECUR-11 EV-RECUR-27 EV-LIMIT-10', 'monthly', 36, '2029-01-05'],
    ['EV-RECUR-12 EV-RECUR-27 EV-LIMIT-10', 'yearly', 10, '2036-01-05'],
  ] as const)('%s without an end %s makes %i dates, up to the horizon of %s included', (_ids, pattern, count, last) => {
    const { dates, cutAfter } = seriesDates(rule({ pattern }), '2026-01-01')
    expect([dates.length, dates.at(-1)?.day, cutAfter]).toEqual([count, last, null])
  })

  test('EV-RECUR-27 the horizon counts from the day of the save when the start lies before it', () => {
    expect(daysOf({ pattern: 'monthly' }, '2027-01-04').at(-1)).toBe('2029-12-05')
    expect(daysOf({ pattern: 'monthly' }, '2027-01-05').at(-1)).toBe('2030-01-05')
  })

  test.each([
    ['without an end over a leap year', { start: '2027-03-01T10:00', end: '2027-03-01T12:00' }, '2028-02-29'],
    ['with an end in five years', { until: '2031-01-05' }, '2027-01-05'],
  ])(
    'EV-RECUR-08 EV-RECUR-26 EV-LIMIT-09 EV-EDGE-19 daily %s stops after 365 and says where',
    (_what, change, last) => {
      const { dates, cutAfter } = seriesDates(rule({ pattern: 'daily', ...change }), '2026-01-01')
      expect([dates.length, dates.at(-1)?.day, cutAfter]).toEqual([mostDates, last, last])
    },
  )

  test('EV-RECUR-19 a deleted day stays away and makes the series no longer; with another pattern it may come back', () => {
    const deleted = new Set(['2026-01-06', '2026-01-08'])
    const { dates } = seriesDates(rule({ pattern: 'daily' }), '2026-01-01', deleted)
    expect([dates.length, dates[0]?.day, dates[1]?.day, dates.at(-1)?.day]).toEqual([
      363,
      '2026-01-07',
      '2026-01-09',
      '2027-01-05',
    ])
    expect([keepsDeletedDays('daily', 'daily'), keepsDeletedDays('daily', 'weekly')]).toEqual([true, false])
    expect([keepsDeletedDays('daily', null), keepsDeletedDays(null, 'daily')]).toEqual([false, false])
  })
})

describe('the clock', () => {
  test.each([
    ['Europe/Amsterdam', '2026-03-23', '2026-10-20', hourMs],
    ['Europe/London', '2026-03-23', '2026-10-20', hourMs],
    ['America/New_York', '2026-03-05', '2026-10-29', hourMs],
  ])(
    'EV-FORM-41 EV-RECUR-23 EV-EDGE-15 in %s a series keeps its time and length on both sides of both changes; the instant shifts',
    (zone, spring, autumn, shift) => {
      for (const [day, way] of [
        [spring, -1],
        [autumn, 1],
      ] as const) {
        const { dates } = seriesDates(
          rule({ zone, pattern: 'daily', start: `${day}T10:00`, end: `${day}T12:00`, until: plusDays(day, 10) }),
          '2026-01-01',
        )
        expect(dates.map(({ startAt, endAt }) => [time(startAt, zone), time(endAt, zone)])).toEqual(
          dates.map(() => ['10:00', '12:00']),
        )
        const steps = dates
          .slice(1)
          .map(({ startAt }, at) => Date.parse(startAt) - Date.parse(dates[at]?.startAt ?? ''))
        expect(steps.filter((step) => step !== dayMs)).toEqual([dayMs + way * shift])
      }
    },
  )

  test('EV-RECUR-24 EV-EDGE-16 02:30 is 03:30 on the skipped day and the first 02:30 on the doubled day; none is missing', () => {
    const nights = (start: string, until: string) =>
      seriesDates(
        rule({ pattern: 'daily', start: `${start}T02:30`, end: `${start}T04:00`, until }),
        '2026-01-01',
      ).dates.map(({ day, startAt }) => [day, startAt, time(startAt)])
    expect(nights('2026-03-27', '2026-03-30')).toEqual([
      ['2026-03-28', '2026-03-28T01:30:00.000Z', '02:30'],
      ['2026-03-29', '2026-03-29T01:30:00.000Z', '03:30'],
      ['2026-03-30', '2026-03-30T00:30:00.000Z', '02:30'],
    ])
    expect(nights('2026-10-23', '2026-10-26')).toEqual([
      ['2026-10-24', '2026-10-24T00:30:00.000Z', '02:30'],
      ['2026-10-25', '2026-10-25T00:30:00.000Z', '02:30'],
      ['2026-10-26', '2026-10-26T01:30:00.000Z', '02:30'],
    ])
  })

  test.each([
    ['02:15', '02:45', 30],
    ['02:30', '03:00', 30],
    ['02:30', '03:30', 60],
    ['01:30', '02:30', 60],
    ['02:59', '03:59', 60],
  ])('EV-RECUR-24 on the skipped day %s to %s lasts %i minutes: the end comes after the start', (from, to, minutes) => {
    const start = '2026-03-28'
    const event = { start: `${start}T${from}`, end: `${start}T${to}`, zone: 'Europe/Amsterdam' }
    expect(lasting(occurringOn(event, '2026-03-29'))).toBe(minutes * minuteMs)
  })

  test('EV-RECUR-24 a series that starts at a time which is skipped that very day has its own time from the next day on', () => {
    const event = rule({ pattern: 'daily', start: '2026-03-29T02:30', end: '2026-03-29T02:45', until: '2026-03-30' })
    expect([time(firstOccurring(event).startAt), lasting(firstOccurring(event))]).toEqual(['03:30', 15 * minuteMs])
    expect(seriesDates(event, '2026-01-01').dates.map(({ startAt }) => time(startAt))).toEqual(['02:30'])
  })
})

describe('any series', () => {
  const rules = fc
    .record({
      startDay: fc.integer({ min: 0, max: 1_500 }).map((days) => plusDays('2026-01-01', days)),
      minute: fc.nat(1_439),
      lasts: fc.integer({ min: 1, max: 3 * 1_440 }),
      zone: fc.constantFrom(...eventZones),
      pattern: fc.constantFrom(...patterns),
      runsFor: fc.option(fc.nat(900)),
    })
    .map(({ startDay, minute, lasts, zone, pattern, runsFor }): SeriesRule => {
      const start = new Date(Date.parse(startDay) + minute * minuteMs).toISOString().slice(0, 16)
      const end = new Date(Date.parse(`${start}Z`) + lasts * minuteMs).toISOString().slice(0, 16)
      return { start, end, zone, pattern, until: runsFor === null ? null : plusDays(startDay, runsFor) }
    })

  test('EV-RECUR-08 EV-RECUR-23 EV-RECUR-24 EV-RECUR-26 EV-LIMIT-09 EV-EDGE-15 EV-EDGE-16 has each day once and in order, at its time on the wall, and ends after it starts', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const { dates } = seriesDates(rule, '2026-06-01')
        const days = dates.map(({ day }) => day)
        expect(new Set(days).size).toBe(days.length)
        expect(days).toEqual(days.toSorted())
        expect(days.length).toBeLessThanOrEqual(mostDates)
        if (rule.until) expect(days.every((day) => day <= (rule.until ?? ''))).toBe(true)
        for (const { day, startAt, endAt } of dates) {
          const wanted = `${day}${rule.start.slice(10)}`
          const shown = toWallTime(startAt, rule.zone)
          // Only a skipped time reads otherwise, and then it is an hour ahead.
          expect(Date.parse(`${shown}Z`) - Date.parse(`${wanted}Z`)).toBe(shown === wanted ? 0 : hourMs)
          expect(startAt < endAt).toBe(true)
          expect(dayOf(startAt, rule.zone)).toBe(day)
        }
      }),
      { numRuns: runs(30, 1_000) },
    )
  })

  test('EV-RECUR-25 each date has the distance of its pattern from the start', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const start = rule.start.slice(0, 10)
        for (const [at, { day }] of seriesDates(rule, start).dates.entries()) {
          const steps = { daily: 1, weekly: 7, biweekly: 14 } as const
          if (rule.pattern === 'monthly' || rule.pattern === 'yearly') {
            const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
            expect(Number(day.slice(8))).toBe(Math.min(Number(start.slice(8)), last))
          } else expect(daysBetween(start, day)).toBe(steps[rule.pattern] * (at + 1))
        }
      }),
      { numRuns: runs(20, 300) },
    )
  })
})
