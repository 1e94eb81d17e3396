import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { hourMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'
import { dayAfterKey } from './gridKeys.ts'
import {
  daysOf,
  eventsByDay,
  firstWindow,
  listed,
  monthGrid,
  monthOf,
  type OnGrid,
  stepMonth,
  weekdayOf,
  windowFor,
  yearRange,
} from './month.ts'
import { calendarWords } from './words.ts'
import { eventZones } from './zones.ts'

const now = '2026-10-22T10:00:00Z'
const years = { first: 2025, last: 2028 }
const months = fc
  .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('the grid', () => {
  test.each([
    ['2026-10', 5, '2026-09-28', '2026-11-01'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2026-08', 6, '2026-07-27', '2026-09-06'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
  ])('EV-CAL-04 EV-LIMIT-11 %s has %i weeks, from %s to %s', (month, weeks, first, last) => {
    const grid = monthGrid(month)
    expect([grid.length, grid[0]?.[0]?.day, grid.at(-1)?.[6]?.day]).toEqual([weeks, first, last])
  })

  test('EV-CAL-04 EV-LIMIT-11 of any month has whole weeks from Monday, all its days once, and no week of a neighbour alone', () => {
    fc.assert(
      fc.property(months, (month) => {
        const grid = monthGrid(month)
        const days = grid.flat()
        for (const [at, { day, inMonth }] of days.entries()) {
          expect([weekdayOf(day), day]).toEqual([at % 7, plusDays(days[0]?.day ?? '', at)])
          expect(inMonth).toBe(day.slice(0, 7) === month)
        }
        expect(new Date(`${days[0]?.day}T12:00Z`).getUTCDay()).toBe(1)
        const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
        expect(days.filter(({ inMonth }) => inMonth)).toHaveLength(length)
        expect(grid.every((week) => week.some(({ inMonth }) => inMonth))).toBe(true)
      }),
    )
  })

  test('EV-CAL-05 months and weekdays are Dutch, the week from Monday', () => {
    expect([
      calendarWords.months.length,
      calendarWords.months[9],
      calendarWords.weekdays[0],
      calendarWords.weekdays[6],
    ]).toEqual([12, 'Oktober', 'Maandag', 'Zondag'])
  })
})

describe('events on days', () => {
  const on = (id: string, start: string, end: string, zone: OnGrid['zone'] = 'Europe/Amsterdam'): OnGrid => ({
    id,
    title: id,
    zone,
    startAt: fromWallTime(start, zone) ?? '',
    endAt: fromWallTime(end, zone) ?? '',
  })

  test.each([
    ['2026-10-22T10:00', '2026-10-22T12:00', '2026-10-22', '2026-10-22'],
    ['2026-10-22T20:00', '2026-10-23T00:00', '2026-10-22', '2026-10-22'],
    ['2026-10-22T20:00', '2026-10-23T00:01', '2026-10-22', '2026-10-23'],
    ['2026-10-22T00:00', '2026-10-24T00:00', '2026-10-22', '2026-10-23'],
    ['2026-10-30T20:00', '2026-11-02T10:00', '2026-10-30', '2026-11-02'],
  ])('EV-CAL-29 from %s to %s shows on %s to %s, in its own zone', (start, end, from, to) => {
    for (const zone of eventZones) expect(daysOf(on('a', start, end, zone))).toEqual({ from, to })
  })

  test('EV-CAL-29 EV-CAL-30 an event stands on each of its days within the grid, by start and then by title', () => {
    const long = on('long', '2026-09-01T10:00', '2026-10-23T10:00')
    const evening = on('Éen', '2026-10-22T19:00', '2026-10-22T20:00')
    const other = { ...on('zes', '2026-10-22T19:00', '2026-10-22T21:00'), title: 'Fiets' }
    const morning = on('zzz', '2026-10-22T08:00', '2026-10-22T09:00')
    const days = eventsByDay([other, evening, morning, long], '2026-10-20', '2026-10-24')
    expect([...days].map(([day, some]) => [day, some.map(({ id }) => id)])).toEqual([
      ['2026-10-20', ['long']],
      ['2026-10-21', ['long']],
      ['2026-10-22', ['long', 'zzz', 'Éen', 'zes']],
      ['2026-10-23', ['long']],
    ])
  })

  test.each([
    [0, 0, 0],
    [3, 3, 0],
    [4, 3, 1],
    [40, 3, 37],
  ])('EV-CAL-06 EV-CAL-07 EV-LIMIT-11 EV-EDGE-42 of %i events %i are listed and %i more', (count, shown, more) => {
    const day = listed(Array.from({ length: count }, (_, at) => at))
    expect([day.shown, day.more]).toEqual([Array.from({ length: shown }, (_, at) => at), more])
    expect(calendarWords.more(37)).toBe('+37 meer')
  })

  test('EV-CAL-29 EV-CAL-30 in any order of events a day reads the same, and no event is lost', () => {
    const events = fc.array(
      fc.record({
        title: fc.constantFrom('a', 'A', 'é', 'e', 'b'),
        start: fc.nat(50),
        lasts: fc.integer({ min: 1, max: 80 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(events, fc.constantFrom(...eventZones), (some, zone) => {
        const all = some.map(({ title, start, lasts }, at): OnGrid => {
          const startAt = Date.parse(now) + start * hourMs
          return { id: `e${at}`, title, zone, startAt, endAt: startAt + lasts * hourMs }
        })
        const days = eventsByDay(all, '2026-10-01', '2026-12-31')
        expect(eventsByDay(all.toReversed(), '2026-10-01', '2026-12-31')).toEqual(days)
        for (const event of all) {
          const { from, to } = daysOf(event)
          const on = [...days].filter(([, list]) => list.includes(event)).map(([day]) => day)
          expect(on.toSorted()).toEqual(
            Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => plusDays(from, at)),
          )
        }
      }),
    )
  })
})

describe('moving', () => {
  test.each([
    ['ArrowLeft', false, '2026-10-21'],
    ['ArrowRight', false, '2026-10-23'],
    ['ArrowUp', false, '2026-10-15'],
    ['ArrowDown', false, '2026-10-29'],
    ['Home', false, '2026-10-19'],
    ['End', false, '2026-10-25'],
    ['PageUp', false, '2026-09-22'],
    ['PageDown', false, '2026-11-22'],
    ['PageUp', true, '2025-10-22'],
    ['PageDown', true, '2027-10-22'],
    ['Enter', false, null],
    ['a', false, null],
    ['constructor', false, null],
  ])('the key %s, with shift %s, goes from 22 October to %s', (key, shift, day) => {
    expect(dayAfterKey(key, '2026-10-22', { shift }, years)).toBe(day)
  })

  test('a month less has fewer days, and the focus stays within the years', () => {
    expect(dayAfterKey('PageDown', '2026-01-31', { shift: false }, years)).toBe('2026-02-28')
    expect(dayAfterKey('PageUp', '2026-03-31', { shift: false }, years)).toBe('2026-02-28')
    expect(dayAfterKey('ArrowLeft', '2025-01-01', { shift: false }, years)).toBe('2025-01-01')
    expect(dayAfterKey('PageDown', '2028-12-02', { shift: true }, years)).toBe('2028-12-31')
  })

  test.each([
    ['2026-10', 1, '2026-11'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2028-12', 1, null],
    ['2025-01', -1, null],
  ] as const)('EV-CAL-03 EV-CAL-27 from %s by %i is %s', (month, by, then) =>
    expect(stepMonth(month, by, years)).toBe(then),
  )

  test.each<[string, { earliest: string; latest: string } | null, number, number]>([
    ['no event', null, 2025, 2028],
    ['events of this year', { earliest: '2026-02-01T10:00:00Z', latest: '2026-12-01T10:00:00Z' }, 2025, 2028],
    ['old and far ones', { earliest: '2021-02-01T10:00:00Z', latest: '2031-01-01T10:00:00Z' }, 2020, 2033],
    ['old ones only', { earliest: '2021-02-01T10:00:00Z', latest: '2022-01-01T10:00:00Z' }, 2020, 2028],
    ['New Year’s Eve in Greenwich', { earliest: '2024-12-31T23:30:00Z', latest: '2026-01-01T10:00:00Z' }, 2024, 2028],
  ])('EV-CAL-10 EV-CAL-11 EV-CAL-27 with %s', (_what, dates, first, last) => {
    expect(yearRange(dates, now)).toEqual({ first, last })
  })

  test.each([
    ['2027-03', '2027-03'],
    ['2027-03-09', '2027-03'],
    ['morgen', '2026-10'],
    ['2027-13', '2026-10'],
    ['', '2026-10'],
    [null, '2026-10'],
  ])('EV-CAL-24 the month asked for as %j is %s', (asked, month) => expect(monthOf(asked, now)).toBe(month))
})

describe('what is loaded', () => {
  test('EV-CAL-28 EV-LIMIT-12 first 6 months back and 10 ahead, then the month with 7 days around it, and nothing twice', () => {
    const first = firstWindow(now)
    expect(first).toEqual({ from: '2026-04-22', to: '2027-08-22' })
    expect(windowFor('2026-10', [first])).toBeNull()
    const later = windowFor('2028-02', [first])
    expect(later).toEqual({ from: '2028-01-25', to: '2028-03-07' })
    expect(windowFor('2028-02', [first, ...(later ? [later] : [])])).toBeNull()
  })

  test('EV-CAL-28 what is loaded for a month covers its whole grid', () => {
    fc.assert(
      fc.property(months, (month) => {
        const grid = monthGrid(month).flat()
        const window = windowFor(month, [])
        expect([
          window && window.from <= (grid[0]?.day ?? ''),
          window && (grid.at(-1)?.day ?? '') <= window.to,
        ]).toEqual([true, true])
      }),
    )
  })
})
