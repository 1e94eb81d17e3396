import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { launchDate, launchMoment } from './launch.ts'
import { countdownRefreshMs, countdownText, maintenanceRefusal } from './maintenance.ts'
import { maintenancePollMs, testerPollMs } from './polling.ts'
import { testerWords } from './words.ts'

const now = Date.parse('2026-10-22T08:19:00Z')
const s = 1000
const m = 60 * s
const h = 60 * m

describe('the countdown', () => {
  test.each([
    [3 * 24 * h + 5 * h, '3 dagen en 5 uur'],
    [2 * 24 * h, '2 dagen en 0 uur'],
    [2 * 24 * h - 30 * s, '2 dagen en 0 uur'],
    [2 * 24 * h - m, '1 dag en 23 uur'],
    [24 * h + 1, '1 dag en 0 uur'],
    [24 * h + h, '1 dag en 1 uur'],
    [24 * h, '24 uur en 0 minuten'],
    [24 * h - 30 * s, '24 uur en 0 minuten'],
    [24 * h - m, '23 uur en 59 minuten'],
    [2 * h + 41 * m, '2 uur en 41 minuten'],
    [2 * h + 40 * m + s, '2 uur en 41 minuten'],
    [h + m, '1 uur en 1 minuut'],
    [h + 1, '1 uur en 1 minuut'],
    [h, '1 uur en 0 minuten'],
    [h - 1, '60 minuten'],
    [59 * m, '59 minuten'],
    [m + 1, '2 minuten'],
    [m, '1 minuut'],
    [1, '1 minuut'],
    [0, 'Het onderhoud zou nu voltooid moeten zijn.'],
    [-h, 'Het onderhoud zou nu voltooid moeten zijn.'],
  ])('SH-MAINT-05 SH-MAINT-06 SH-MAINT-07 SH-MAINT-08 SH-MAINT-09 with %i ms left it reads %s', (left, text) => {
    expect(countdownText(now + left, now)).toBe(text)
  })

  test('SH-MAINT-09 without an end time no countdown is shown', () => {
    expect(countdownText(null, now)).toBeNull()
  })

  test('SH-MAINT-09 the time said is never less than the time left, and less than an hour and a minute more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 * 24 * h }), (left) => {
        const said = msIn(countdownText(now + left, now) ?? '')
        const slack = left > 24 * h ? h : 0
        expect(said + slack).toBeGreaterThanOrEqual(left)
        expect(said - left).toBeLessThan(m)
      }),
    )
  })
})

describe('the plan', () => {
  const start = now + h
  test.each([
    ['without times', { message: null, startAt: null, endAt: null }, null],
    ['with an end after the start', { message: 'Even geduld', startAt: start, endAt: start + 1 }, null],
    ['with an end and no start', { message: null, startAt: null, endAt: now + 1 }, null],
    ['with a start in the past', { message: null, startAt: now - h, endAt: now + h }, null],
    ['with an end equal to the start', { message: null, startAt: start, endAt: start }, 'END_BEFORE_START'],
    ['with an end before the start', { message: null, startAt: start, endAt: start - m }, 'END_BEFORE_START'],
    ['with an end that has passed', { message: null, startAt: now - 2 * h, endAt: now - h }, 'END_BEFORE_START'],
    ['with an end that is now', { message: null, startAt: null, endAt: now }, 'END_BEFORE_START'],
    ['with a message of 1000 characters', { message: '👍🏽'.repeat(1000), startAt: null, endAt: null }, null],
    ['with a message of 1000 between spaces', { message: ` ${'x'.repeat(1000)} `, startAt: null, endAt: null }, null],
    ['with a message of 1001', { message: 'x'.repeat(1001), startAt: null, endAt: null }, 'INVALID_INPUT'],
  ])('a plan %s answers %o', (_what, plan, code) => {
    expect(maintenanceRefusal(plan, now)?.code ?? null).toBe(code)
  })
})

function msIn(text: string): number {
  const units: Record<string, number> = { dag: 24 * h, dagen: 24 * h, uur: h, minuut: m, minuten: m }
  let total = 0
  for (const [, count, unit] of text.matchAll(/(\d+) (\p{L}+)/gu)) total += Number(count) * (units[unit ?? ''] ?? 0)
  return total
}

test('SH-LIMIT-05 SH-LIMIT-06 maintenance is asked for every 10 minutes, drawn every minute, tester mode asked for every minute', () => {
  expect([maintenancePollMs, countdownRefreshMs, testerPollMs]).toEqual([10 * m, m, m])
})

test('SH-LIMIT-25 X3-LIMIT-03 until an admin sets another day the project goes live on 20 October', () => {
  expect(launchDate.slice(5)).toBe('10-20')
  expect(testerWords.goesLive(launchMoment(launchDate))).toContain('20 oktober')
})
