import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plusDays } from '../base/days.ts'
import { compare, dayBefore, type Measured, meaningOf } from './comparison.ts'
import { experimentWords as words } from './words.ts'

const change = '2026-10-15'
const around = (before: readonly number[], after: readonly number[]): Measured[] => [
  ...before.map((value, at) => ({ day: plusDays(change, at - before.length), value })),
  ...after.map((value, at) => ({ day: plusDays(change, at), value })),
]

test('COM-N1-06 the averages of both sides and the difference between them, in a sentence and on a badge', () => {
  const found = compare(around([5.2, 4.9, 5.6, 5.1, 5.4, 5.0, 5.5], [5.9, 6.2, 6.0, 6.6, 6.9, 6.7, 7.1]), change)
  expect(found).toEqual({
    before: { average: 5.2, days: 7 },
    after: { average: 6.5, days: 7 },
    difference: 1.3,
    decimals: 1,
  })
  expect(found && words.difference(found, 'uur')).toBe('+1,3 uur')
  expect(found && words.result(found, 'uur')).toBe(
    'Gemiddeld 5,2 uur in de 7 dagen ervoor en 6,5 uur in de 7 dagen erna: 1,3 uur meer.',
  )
})

test.each([
  [
    'fewer',
    [30, 32, 31],
    [20, 22, 21],
    '−10,0 min',
    'Gemiddeld 31,0 min in de 3 dagen ervoor en 21,0 min in de 3 dagen erna: 10,0 min minder.',
  ],
  [
    'the same',
    [4, 5, 6],
    [5, 5, 5],
    'geen verschil',
    'Gemiddeld 5,0 min in de 3 dagen ervoor en 5,0 min in de 3 dagen erna: geen verschil.',
  ],
  [
    'large numbers',
    [8000, 8200, 8400],
    [9500, 9400, 9551],
    '+1.284 min',
    'Gemiddeld 8.200 min in de 3 dagen ervoor en 9.484 min in de 3 dagen erna: 1.284 min meer.',
  ],
  [
    'small numbers',
    [0.2, 0.21, 0.22],
    [0.3, 0.3, 0.3],
    '+0,09 min',
    'Gemiddeld 0,21 min in de 3 dagen ervoor en 0,30 min in de 3 dagen erna: 0,09 min meer.',
  ],
] as const)('COM-N1-06 %s', (_, before, after, badge, sentence) => {
  const found = compare(around(before, after), change)
  expect(found && words.difference(found, 'min')).toBe(badge)
  expect(found && words.result(found, 'min')).toBe(sentence)
})

test.each([
  [[], []],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[1, 2, 3, 4, 5, 6], []],
] as const)('COM-N1-06 %j before and %j after are too few to compare', (before, after) => {
  expect(compare(around(before, after), change)).toBeNull()
})

test.each([
  [0.1, 'higher', 'better'],
  [-0.1, 'higher', 'worse'],
  [0.1, 'lower', 'worse'],
  [-0.1, 'lower', 'better'],
  [0, 'lower', 'same'],
] as const)('COM-N1-06 a difference of %d where %s is better is %s', (difference, direction, meaning) => {
  expect(meaningOf(difference, direction)).toBe(meaning)
})

test.each([
  ['2026-10-12', 'Dag 1 van 3 vooraf. De verandering begint op do 15 okt.'],
  ['2026-10-14', 'Dag 3 van 3 vooraf. De verandering begint op do 15 okt.'],
  ['2026-10-15', null],
  ['2026-11-15', null],
])('COM-N1-21 of a change of the 15th that was planned on the 12th is said on %s: %j', (today, told) => {
  const found = dayBefore({ startedDay: '2026-10-12', changeDay: change, values: [] }, today)
  expect(found && words.dayBefore(found.day, found.all, change)).toBe(told)
})

test.each([
  ['one day after the start', ['2026-10-13'], { day: 3, all: 3 }],
  ['four days before it', ['2026-10-09', '2026-10-08', '2026-10-11'], { day: 7, all: 7 }],
])(
  'COM-N1-21 days that were filled in before the start count as days before the change: %s',
  (_which, days, expected) => {
    const values = days.map((day) => ({ day }))
    expect(dayBefore({ startedDay: '2026-10-12', changeDay: change, values }, '2026-10-14')).toEqual(expected)
  },
)

const side = fc.array(
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  { minLength: 3, maxLength: 40 },
)

test('COM-N1-06 the shown numbers add up, lie between what was measured, and their order does not matter', () => {
  fc.assert(
    fc.property(side, side, (before, after) => {
      const found = compare(around(before, after), change)
      if (!found) throw new Error('there was enough to compare')
      const unit = 10 ** found.decimals
      const whole = (value: number) => Math.round(value * unit)
      expect(whole(found.difference)).toBe(whole(found.after.average) - whole(found.before.average))
      for (const [values, { average }] of [
        [before, found.before],
        [after, found.after],
      ] as const) {
        expect(average).toBeGreaterThanOrEqual(Math.min(...values) - 1 / unit)
        expect(average).toBeLessThanOrEqual(Math.max(...values) + 1 / unit)
      }
      expect(compare(around(before, after).toReversed(), change)).toEqual(found)
    }),
  )
})

test('COM-N1-06 exchanging both sides, or the sign of all, turns the difference around', () => {
  fc.assert(
    fc.property(side, side, (before, after) => {
      const found = compare(around(before, after), change)
      const mirrored = [
        compare(around(after, before), change),
        compare(
          around(
            before.map((value) => -value),
            after.map((value) => -value),
          ),
          change,
        ),
      ]
      for (const other of mirrored) expect((other?.difference ?? 0) + (found?.difference ?? 1)).toBe(0)
    }),
  )
})
