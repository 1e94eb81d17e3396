import { plusDays } from '@bewezen/domain/base/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plane, plotOf } from './plot.ts'

const changeDay = '2026-10-15'
const startedDay = plusDays(changeDay, -3)
const on = (offset: number, value: number) => ({ day: plusDays(changeDay, offset), value })
const days = (from: number, values: readonly number[]) => values.map((value, at) => on(from + at, value))

test('COM-N1-08 the days before the change are open points left of its line, those from it on stand right of it', () => {
  const { points, changeX, levels } = plotOf({ startedDay, changeDay, values: days(-3, [5, 6, 5, 7, 8, 8]) })
  expect(points.map(({ isAfter }) => isAfter)).toEqual([false, false, false, true, true, true])
  for (const { x, isAfter } of points) expect(x > changeX).toBe(isAfter)
  expect(levels).toHaveLength(2)
})

test('COM-N1-08 a day that was not measured leaves its room', () => {
  const { points } = plotOf({ startedDay, changeDay, values: [on(-4, 5), on(-2, 6), on(0, 7)] })
  const [first, second, third] = points.map(({ x }) => x)
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo((third ?? 0) - (second ?? 0))
})

test('COM-N1-06 no averages are drawn while there is too little to compare', () => {
  expect(plotOf({ startedDay, changeDay, values: days(-3, [5, 6, 5, 7, 8]) }).levels).toEqual([])
})

test('COM-N1-08 whatever was measured and whenever the change is, all of it stands within the chart', () => {
  const offsets = fc.uniqueArray(fc.integer({ min: -90, max: 180 }), { maxLength: 60 })
  fc.assert(
    fc.property(offsets, fc.integer({ min: -99_999, max: 99_999 }), (at, size) => {
      const values = at.toSorted((a, b) => a - b).map((offset, index) => on(offset, ((index * 7) % 5) * size))
      const { points, changeX, levels, scale, radius } = plotOf({ startedDay, changeDay, values })
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(10)
        expect(x).toBeLessThanOrEqual(plane.width - 10)
        expect(y).toBeGreaterThanOrEqual(20)
        expect(y).toBeLessThanOrEqual(plane.floor - 8)
      }
      for (const { y } of levels) expect(y).toBeLessThanOrEqual(plane.floor)
      for (const { y } of scale) expect(points.map((point) => point.y)).toContain(y)
      expect(changeX).toBeGreaterThan(0)
      expect(changeX).toBeLessThan(plane.width)
      expect(radius).toBeGreaterThanOrEqual(2)
    }),
  )
})

test.each([
  [3, true],
  [1, true],
  [0, false],
  [-5, false],
])(
  'COM-N1-21 nothing measured yet and a change in %d days: the days before it have their room: %s',
  (ahead, hasRoom) => {
    const { changeX } = plotOf({ startedDay: plusDays(changeDay, -ahead), changeDay, values: [] })
    expect(changeX > plane.width / 2).toBe(hasRoom)
  },
)

test('COM-N1-22 the scale is told by the greatest and the least number at their heights, one where all are the same', () => {
  const told = (numbers: readonly number[]) => plotOf({ startedDay, changeDay, values: days(-3, numbers) }).scale
  expect(told([5, 8, 4]).map(({ value }) => value)).toEqual([8, 4])
  const [greatest, least] = told([5, 8, 4])
  expect(greatest?.y).toBeLessThan(least?.y ?? 0)
  expect(told([6, 6])).toEqual([{ value: 6, y: 54 }])
  expect(told([])).toEqual([])
})
