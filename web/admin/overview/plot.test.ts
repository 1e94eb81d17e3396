import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaOf, barsOf, linePoints, pathOf, plane } from './plot.ts'

const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })

describe('ADM-MORE-07 ADM-MORE-09 a line', () => {
  test('stays within its plane, the highest on top, in the order of the values', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const points = linePoints(values)
        for (const [at, { x, y }] of points.entries()) {
          expect(x).toBeGreaterThanOrEqual(plane.left)
          expect(x).toBeLessThanOrEqual(plane.right)
          expect(y).toBeGreaterThanOrEqual(plane.top)
          expect(y).toBeLessThanOrEqual(plane.floor)
          for (const [other, point] of points.entries())
            if ((values[other] ?? 0) >= (values[at] ?? 0)) expect(point.y).toBeLessThanOrEqual(y)
        }
        if (Math.max(...values) > 0) expect(Math.min(...points.map(({ y }) => y))).toBe(plane.top)
      }),
    )
  })

  test('of zeros lies on the floor, and one value needs no line', () => {
    expect(linePoints([0, 0]).map(({ y }) => y)).toEqual([plane.floor, plane.floor])
    expect(areaOf(linePoints([7]))).toBe('')
    expect(pathOf(linePoints([0, 2]))).toBe(`M${plane.left} ${plane.floor}L${plane.right} ${plane.top}`)
    expect(areaOf(linePoints([0, 2]))).toBe(
      `M${plane.left} ${plane.floor}L${plane.right} ${plane.top}L${plane.right} ${plane.floor}L${plane.left} ${plane.floor}Z`,
    )
  })
})

describe('ADM-MORE-08 bars', () => {
  test('stand on zero and never overlap; a month in which more went back hangs below it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -100_000, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        (values) => {
          const { bars, zero } = barsOf(values)
          for (const [at, bar] of bars.entries()) {
            expect(bar.isBelow).toBe((values[at] ?? 0) < 0)
            expect(bar.isBelow ? bar.y : bar.y + bar.height).toBeCloseTo(zero, 0)
            expect(bar.y).toBeGreaterThanOrEqual(plane.top - 0.2)
            expect(bar.y + bar.height).toBeLessThanOrEqual(plane.floor + 0.2)
            const next = bars[at + 1]
            if (next) expect(bar.x + bar.width).toBeLessThan(next.x)
          }
        },
      ),
    )
  })

  test('of zeros have no height', () => {
    expect(barsOf([0, 0]).bars.map(({ height }) => height)).toEqual([0, 0])
    expect(barsOf([0, 0]).zero).toBe(plane.floor)
  })
})
