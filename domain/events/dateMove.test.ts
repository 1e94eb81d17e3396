import { describe, expect, test } from 'vitest'
import { movedDate, moveFaults, slotsOf } from './dateMove.ts'
import { dateMoveWords as words } from './dateMoveWords.ts'
import { faultWords } from './formWords.ts'
import { occurringOn } from './occurring.ts'
import type { ExistingDate } from './seriesEdit.ts'

const zone = 'Europe/Amsterdam'
const now = '2027-03-10T12:00:00.000Z'
const series = { start: '2027-03-22T10:00', end: '2027-03-22T12:00', zone }
const slots = slotsOf({ ...series, pattern: 'weekly', until: '2027-04-05' }, '2027-03-10')
const to = (start: string, end: string) => ({ start, end, zone })

describe('where a single date may go', () => {
  const others = new Set(['2027-03-22', '2027-04-05'])
  test.each([
    ['another day', '2027-03-30T10:00', '2027-03-30T12:00', {}],
    ['a day that is taken', '2027-04-05T18:00', '2027-04-05T19:00', { start: words.dayTaken }],
    ['now', '2027-03-10T13:00', '2027-03-10T14:00', { start: words.notAhead }],
    ['a minute from now', '2027-03-10T13:01', '2027-03-10T14:00', {}],
    ['an end at its start', '2027-03-30T10:00', '2027-03-30T10:00', { end: faultWords.endBeforeStart }],
    ['no times', '', '', { start: faultWords.startRequired, end: faultWords.endRequired }],
    ['a day that no calendar has', '2027-02-30T10:00', '2027-03-01T10:00', { start: faultWords.startRequired }],
    [
      'a year far away',
      '2101-01-01T10:00',
      '2101-01-01T12:00',
      { start: faultWords.yearOutOfRange, end: faultWords.yearOutOfRange },
    ],
  ])('EV-RECUR-30 %s', (_what, start, end, faults) => {
    expect(moveFaults(to(start, end), others, now)).toEqual(faults)
  })
})

describe('a moved date', () => {
  const date: ExistingDate = {
    ...occurringOn(series, '2027-03-29'),
    id: 'second',
    isStart: false,
    isLoose: false,
    status: 'scheduled',
    movedFrom: null,
    enrolments: 0,
    live: 0,
  }
  const moves = (from: ExistingDate, start: string, end: string) => movedDate(from, to(start, end), { series, slots })

  test('EV-RECUR-29 EV-RECUR-35 knows the day that it left, however often it moves, and takes the times on the wall', () => {
    const first = moves(date, '2027-03-27T10:00', '2027-03-27T12:00')
    // The clock changes on the 28th.
    expect(first).toMatchObject({
      from: 'second',
      day: '2027-03-27',
      startAt: '2027-03-27T09:00:00.000Z',
      endAt: '2027-03-27T11:00:00.000Z',
      movedFrom: '2027-03-29',
    })
    const again = moves({ ...date, ...first }, '2027-04-01T10:00', '2027-04-01T12:00')
    expect(again).toMatchObject({ day: '2027-04-01', startAt: '2027-04-01T08:00:00.000Z', movedFrom: '2027-03-29' })
    expect(moves(date, '2027-03-29T11:00', '2027-03-29T12:00').movedFrom).toBe('2027-03-29')
    expect(moves(date, '2027-03-29T10:00', '2027-03-29T13:00').movedFrom).toBe('2027-03-29')
  })

  test('EV-RECUR-35 is a date like any other once it is back on its day at the times of the series', () => {
    const away = { ...date, ...moves(date, '2027-04-01T10:00', '2027-04-01T12:00') }
    expect(moves(away, '2027-03-29T10:00', '2027-03-29T12:00').movedFrom).toBeNull()
    // A day that the series no longer has is none to go back to.
    const odd = { ...away, movedFrom: '2027-03-30' }
    expect(moves(odd, '2027-03-30T10:00', '2027-03-30T12:00').movedFrom).toBe('2027-03-30')
  })

  test('EV-RECUR-31 the days of a series are those of its start and of every date after it; without a pattern there are none', () => {
    expect([...slots]).toEqual(['2027-03-22', '2027-03-29', '2027-04-05'])
    expect(slotsOf({ ...series, pattern: null, until: null }, '2027-03-10').size).toBe(0)
  })
})
