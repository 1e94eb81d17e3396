import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyLine, plane } from './moneyLine.ts'

test('EV-MORE-91 the line is level between the days on which money moved, and its scale goes up in round steps', () => {
  const { line, top, points } = moneyLine([
    { day: '2026-11-01', balanceCents: 2_500 },
    { day: '2026-11-03', balanceCents: 7_000 },
    { day: '2026-11-05', balanceCents: 4_500 },
  ])
  expect(top).toBe(8_000)
  expect(line).toBe('M0 137.5H450V25H900V87.5')
  expect(points.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-03', '2026-11-05'])
})

test.each([
  [0, 400],
  [400, 400],
  [401, 800],
  [801, 1_000],
  [1_001, 2_000],
  [350_000, 400_000],
])('EV-MORE-91 a balance of %i is drawn up to %i', (balanceCents, top) => {
  expect(moneyLine([{ day: '2026-11-01', balanceCents }]).top).toBe(top)
})

test('EV-MORE-91 whatever moved, the line stays within the drawing', () => {
  const balances = fc.uniqueArray(fc.integer({ min: 0, max: 800 }), { minLength: 1, maxLength: 12 }).map((days) =>
    days
      .toSorted((a, b) => a - b)
      .map((days) => ({
        day: new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10),
        balanceCents: (days * 7_919) % 1_000_003,
      })),
  )
  fc.assert(
    fc.property(balances, (all) => {
      for (const { x, y } of moneyLine(all).points) {
        expect(x >= 0 && x <= plane.width).toBe(true)
        expect(y >= 0 && y <= plane.height).toBe(true)
      }
    }),
  )
})
