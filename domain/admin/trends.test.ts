import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastMonths, lastWeeks, monthOf, percentOf, retentionOf, totalsByWeek, weekOf } from './trends.ts'

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-27', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('ADM-MORE-09 the week of %s begins on Monday %s', (day, expected) => expect(weekOf(day)).toBe(expected))

test('ADM-MORE-08 ADM-MORE-09 the last weeks and months end with the running one, over the turn of a year', () => {
  expect(lastWeeks('2027-01-06', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
  expect(lastWeeks('2027-01-06')).toHaveLength(12)
  expect(lastMonths('2027-01-31', 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  expect(lastMonths('2027-01-31')).toHaveLength(6)
  expect(monthOf('2026-02-28')).toBe('2026-02-01')
})

describe('ADM-MORE-07 the users at the end of each week', () => {
  test('are those of now less who came after it', () => {
    const joined = [
      { week: '2026-11-09', people: 1 },
      { week: '2026-11-23', people: 3 },
    ]
    expect(totalsByWeek(10, ['2026-11-09', '2026-11-16', '2026-11-23'], joined)).toEqual([
      { week: '2026-11-09', people: 7 },
      { week: '2026-11-16', people: 7 },
      { week: '2026-11-23', people: 10 },
    ])
  })

  test('grow from week to week by exactly who came in it', () => {
    const weeks = lastWeeks('2026-11-27')
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 12, maxLength: 12 }), fc.nat(1000), (came, before) => {
        const joined = weeks.map((week, at) => ({ week, people: came[at] ?? 0 }))
        const total = before + came.reduce((sum, people) => sum + people, 0)
        const drawn = totalsByWeek(total, weeks, joined)
        expect(drawn.at(-1)?.people).toBe(total)
        for (const [at, { people }] of drawn.entries())
          expect(people - (drawn[at - 1]?.people ?? before)).toBe(came[at])
      }),
    )
  })
})

test('ADM-MORE-10 retention tells of each month of joining the months after it that have ended, and no other', () => {
  const joined = [
    { month: '2026-09-01', people: 4 },
    { month: '2026-10-01', people: 2 },
    { month: '2026-11-01', people: 9 },
  ]
  const active = [
    { joined: '2026-09-01', month: '2026-10-01', people: 3 },
    { joined: '2026-09-01', month: '2026-11-01', people: 2 },
    { joined: '2026-08-01', month: '2026-10-01', people: 7 },
  ]
  const months = retentionOf('2026-11-27', joined, active)
  expect(months.map(({ month }) => month)).toEqual([
    '2026-05-01',
    '2026-06-01',
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
  ])
  expect(months.slice(-3)).toEqual([
    { month: '2026-08-01', people: 0, stayed: [0, 7] },
    { month: '2026-09-01', people: 4, stayed: [3] },
    { month: '2026-10-01', people: 2, stayed: [] },
  ])
})

test.each([
  [3, 4, 75],
  [1, 3, 33],
  [2, 3, 67],
  [0, 5, 0],
  [0, 0, null],
])('ADM-MORE-10 %s of %s is %s percent', (part, whole, expected) => expect(percentOf(part, whole)).toBe(expected))
