import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { hourMs, minuteMs } from '../base/moment.ts'
import { fromWallTime } from '../base/wallTime.ts'
import {
  challengeState,
  daysDone,
  isOutOfReach,
  isReached,
  isWithinReach,
  joinRefusal,
  type Participation,
  periodDays,
  stopRefusal,
  tickableDays,
  tickRefusal,
} from './challenge.ts'

const period = { startDate: '2026-10-19', endDate: '2026-10-28', durationDays: 7 }
const begun: Participation = { joinedDay: '2026-10-01', days: [], isCompleted: false }

test.each([
  ['2026-10-18', 'upcoming'],
  ['2026-10-19', 'running'],
  ['2026-10-28', 'running'],
  ['2026-10-29', 'over'],
] as const)('COM-LEARN-11 on %s a challenge is %s', (today, expected) => {
  expect(challengeState(period, today)).toBe(expected)
})

test.each([
  ['2026-10-01', null],
  ['2026-10-28', null],
  ['2026-10-29', { code: 'CHALLENGE_OVER' }],
])('COM-LEARN-12 one may begin until the end date: %s', (today, expected) => {
  expect(joinRefusal(period, today)).toEqual(expected)
})

describe('COM-LEARN-12 COM-LEARN-13 which day can be ticked', () => {
  test.each([
    ['today', '2026-10-22', '2026-10-22', begun, null],
    ['yesterday', '2026-10-21', '2026-10-22', begun, null],
    ['the day before is too late', '2026-10-20', '2026-10-22', begun, 'DAY_NOT_OPEN'],
    ['tomorrow is too early', '2026-10-23', '2026-10-22', begun, 'DAY_NOT_OPEN'],
    ['yesterday before the first day is none of it', '2026-10-18', '2026-10-19', begun, 'DAY_NOT_OPEN'],
    ['not before it begins', '2026-10-18', '2026-10-18', begun, 'DAY_NOT_OPEN'],
    ['the last day itself', '2026-10-28', '2026-10-28', begun, null],
    ['not afterwards, yesterday neither', '2026-10-28', '2026-10-29', begun, 'CHALLENGE_OVER'],
    ['not without taking part', '2026-10-22', '2026-10-22', null, 'NOT_TAKING_PART'],
    ['not once it is completed', '2026-10-22', '2026-10-22', { ...begun, isCompleted: true }, 'CHALLENGE_COMPLETED'],
    ['not a day that does not exist', '2026-02-30', '2026-03-01', begun, 'DAY_NOT_OPEN'],
  ] as const)('%s', (_title, day, today, mine, code) => {
    expect(tickRefusal(period, mine, day, today)?.code ?? null).toBe(code)
  })

  test('what can be ticked leaves out what is', () => {
    expect(tickableDays(period, begun, '2026-10-22')).toEqual(['2026-10-21', '2026-10-22'])
    expect(tickableDays(period, { ...begun, days: ['2026-10-22'] }, '2026-10-22')).toEqual(['2026-10-21'])
    expect(tickableDays(period, null, '2026-10-22')).toEqual([])
  })
})

test.each([
  ['2026-10-20', ['2026-10-21', '2026-10-22']],
  ['2026-10-21', ['2026-10-21', '2026-10-22']],
  ['2026-10-22', ['2026-10-22']],
])('COM-LEARN-40 COM-LEARN-12 who takes part since %s can tick %j on the 22nd', (joinedDay, days) => {
  const mine = { ...begun, joinedDay }
  expect(tickableDays(period, mine, '2026-10-22')).toEqual(days)
  expect(tickRefusal(period, mine, '2026-10-21', '2026-10-22')?.code ?? null).toBe(
    days.includes('2026-10-21') ? null : 'DAY_NOT_OPEN',
  )
})

test('COM-LEARN-13 a challenge is reached by so many different days within the period', () => {
  const days = periodDays(period)
  expect(days).toHaveLength(10)
  expect(isReached(period, days.slice(0, 6))).toBe(false)
  expect(isReached(period, days.slice(3))).toBe(true)
  expect(daysDone(period, [...days.slice(0, 3), ...days.slice(0, 3), '2026-10-18', '2026-10-29'])).toBe(3)
})

test.each<[string, Participation | null, string, boolean]>([
  ['nobody began yet, seven days before the end', null, '2026-10-22', true],
  ['one day later', null, '2026-10-23', false],
  ['begun on that day', { ...begun, joinedDay: '2026-10-23' }, '2026-10-23', false],
  ['begun the day before, with yesterday', { ...begun, joinedDay: '2026-10-22' }, '2026-10-23', true],
  ['one day later', begun, '2026-10-24', false],
  ['one day later, with one done', { ...begun, days: ['2026-10-20'] }, '2026-10-24', true],
  ['with one done that was open too', { ...begun, days: ['2026-10-23'] }, '2026-10-24', false],
  ['with one done outside of the period', { ...begun, days: ['2026-10-18'] }, '2026-10-24', false],
  ['with today done', { ...begun, days: ['2026-10-22', '2026-10-23'] }, '2026-10-23', true],
  ['before it begins', null, '2026-10-01', true],
  ['all done, on the last day', { ...begun, days: periodDays(period) }, '2026-10-28', true],
])('COM-LEARN-39 COM-LEARN-40 %s: a challenge is within reach or not', (_when, mine, today, expected) => {
  const tickable = tickableDays(period, mine, today)
  expect(isWithinReach(period, mine, tickable, today)).toBe(expected)
  const asRead = (completedAt: string | null) => ({
    ...period,
    mine: mine && { days: mine.days, completedAt },
    tickable,
    today,
  })
  expect(isOutOfReach(asRead(null))).toBe(!expected)
  // What was completed is not out of reach, however late it is.
  if (mine) expect(isOutOfReach(asRead('2026-10-27T10:00:00Z'))).toBe(false)
})

test('COM-LEARN-32 what was completed cannot be stopped', () => {
  expect([stopRefusal({ isCompleted: false }), stopRefusal({ isCompleted: true })]).toEqual([
    null,
    { code: 'CHALLENGE_COMPLETED' },
  ])
})

// Both changes of the clock of 2026 in Amsterdam: a day of 23 hours and one of 25.
describe.each(['2026-03-29', '2026-10-25'])('COM-LEARN-12 around the change of the clock of %s', (changed) => {
  const around = { startDate: plusDays(changed, -3), endDate: plusDays(changed, 3), durationDays: 7 }
  const begins = (day: string) => Date.parse(fromWallTime(`${day}T00:00`) ?? '')

  test('every minute belongs to one day, and that day and the one before can be ticked in it', () => {
    const whole = { min: 0, max: (begins(around.endDate) + 20 * hourMs - begins(around.startDate)) / minuteMs - 1 }
    fc.assert(
      fc.property(fc.integer(whole), (minutes) => {
        const now = begins(around.startDate) + minutes * minuteMs
        const today = dayOf(now)
        expect(begins(today)).toBeLessThanOrEqual(now)
        expect(now).toBeLessThan(begins(plusDays(today, 1)))
        const open = tickableDays(around, { ...begun, joinedDay: '2026-01-01' }, today)
        expect(open).toEqual(today === around.startDate ? [today] : [plusDays(today, -1), today])
      }),
    )
  })

  test('who ticks once a day, at whatever hour, reaches it on the last day and never before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 22 * 60 }), { minLength: 7, maxLength: 7 }), (minutes) => {
        const days: string[] = []
        for (const [at, minute] of minutes.entries()) {
          const today = dayOf(begins(plusDays(around.startDate, at)) + minute * minuteMs)
          expect(today).toBe(plusDays(around.startDate, at))
          expect(
            tickRefusal(
              around,
              { ...begun, joinedDay: around.startDate, days, isCompleted: isReached(around, days) },
              today,
              today,
            ),
          ).toBeNull()
          days.push(today)
          expect(isReached(around, days)).toBe(at === 6)
        }
      }),
    )
  })
})
