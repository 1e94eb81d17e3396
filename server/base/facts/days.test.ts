import { dayMs, hourMs } from '@bewezen/domain/base/moment.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysToMake, type Held, nextToGo, partAt, partNamed } from './days.ts'

const at = (moment: string) => Date.parse(moment)
const noon = at('2026-11-30T12:00:00Z')
const names = (parts: readonly { name: string }[]) => parts.map(({ name }) => name)

describe('OPS-RUN-03 the parts of facts', () => {
  test.each([
    ['2026-11-30T00:00:00Z', 'facts_20261130'],
    ['2026-11-30T23:59:59.999Z', 'facts_20261130'],
    // The night in which the clock of the Netherlands is put back, and a leap day.
    ['2026-10-25T01:30:00+01:00', 'facts_20261025'],
    ['2028-02-29T12:00:00Z', 'facts_20280229'],
    ['2026-12-31T23:30:00-01:00', 'facts_20270101'],
  ])('%s lies in %s, a day of UTC', (moment, name) => {
    const part = partAt(at(moment))
    expect(part.name).toBe(name)
    expect(part.to - part.from).toBe(dayMs)
    expect(partNamed(name)).toEqual(part)
  })

  test.each(['facts_other', 'facts_20261340', 'facts_2026113', 'facts_before', 'messages', 'facts_20261130_2'])(
    '%s is no part of days',
    (name) => expect(partNamed(name)).toBeNull(),
  )

  const made = (...moments: string[]) => moments.map((moment) => partAt(at(moment)))
  test.each([
    ['none yet', [], ['facts_20261130', 'facts_20261201', 'facts_20261202', 'facts_20261203']],
    ['the newest is missing', made('2026-11-30', '2026-12-01', '2026-12-02'), ['facts_20261203']],
    ['one between', made('2026-11-30', '2026-12-02', '2026-12-03'), ['facts_20261201']],
    ['all are there', made('2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'), []],
    [
      'what was before covers today',
      [partNamed('facts_before_20261201') ?? expect.unreachable()],
      ['facts_20261201', 'facts_20261202', 'facts_20261203'],
    ],
  ])('are made for today and three days ahead: %s', (_what, parts, missing) => {
    expect(names(daysToMake(noon, parts))).toEqual(missing)
  })

  test('once made, cover every moment until three days ahead, none of them twice', () => {
    const moments = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') })
    fc.assert(
      fc.property(moments, fc.array(fc.integer({ min: -3, max: 5 })), fc.nat(40), (now, around, ago) => {
        const there = [
          ...new Map(around.map((days) => partAt(now + days * dayMs)).map((one) => [one.name, one])).values(),
        ]
        const parts = [...there, ...daysToMake(now, there, now - ago * dayMs)]
        for (let moment = now - ago * dayMs; moment <= now + 3 * dayMs; moment += 5 * hourMs)
          expect(parts.filter(({ from, to }) => from <= moment && moment < to)).toHaveLength(1)
        expect(daysToMake(now, parts)).toEqual([])
      }),
    )
  })
})

describe('OPS-RUN-04 what goes next', () => {
  const held = (moment: string, first: number | null, last: number | null, waits = false): Held => ({
    ...partAt(at(moment)),
    first,
    last,
    waits,
  })
  const limit = noon - 30 * dayMs
  const before = (first: number | null): Held => ({
    ...(partNamed('facts_before_20261030') ?? expect.unreachable()),
    first,
    last: first,
    waits: false,
  })

  test.each<[what: string, parts: Held[], oldest: number | null, upTo: number | null, drop: string | null]>([
    ['nothing at all', [], null, null, null],
    ['a day that is old as a whole', [held('2026-10-30', 5, 9)], null, null, 'facts_20261030'],
    ['none of a day of which a half is old', [held('2026-10-31', 5, 9)], null, null, null],
    ['none while a fact in it has no number', [held('2026-10-30', 5, 9, true)], null, null, null],
    [
      'an old day without facts',
      [held('2026-10-30', null, null), held('2026-11-01', 5, 9)],
      null,
      null,
      'facts_20261030',
    ],
    ['no day ahead without facts', [held('2026-12-02', null, null)], null, null, null],
    [
      'the day with the lowest numbers first',
      [held('2026-10-30', 7, 9), held('2026-10-29', 2, 6)],
      null,
      null,
      'facts_20261029',
    ],
    ['nothing beyond a day that stays', [held('2026-10-31', 2, 6), held('2026-10-30', 7, 9)], null, null, null],
    ['what lies in no day, up to its newest that is old', [], 8, 8, null],
    ['what lies in no day, before the first day', [held('2026-10-31', 5, 9)], 20, 4, null],
    ['both, what lies in no day first', [held('2026-10-30', 5, 9)], 7, 4, 'facts_20261030'],
    ['the part of before row by row, never whole while it holds any', [before(1)], 1, 1, null],
    ['the part of before when it is empty', [before(null)], null, null, 'facts_before_20261030'],
  ])('is %s', (_what, parts, oldest, upTo, drop) => {
    const next = nextToGo(parts, { limit, oldest })
    expect([next.upTo, next.drop?.name ?? null]).toEqual([upTo, drop])
  })

  test('leaves no hole and no old day, and takes nothing that is young, in whatever days the numbers lie', () => {
    // Facts in the order of their numbers, each with the day before today of its moment and whether a part was made for it.
    const written = fc.array(fc.record({ ago: fc.integer({ min: 0, max: 60 }), inDay: fc.boolean() }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(written, (facts) => {
        const sorted = facts.toSorted((a, b) => b.ago - a.ago).map((fact, index) => ({ ...fact, seq: index + 1 }))
        let left = sorted
        const parts = new Set(sorted.filter(({ inDay }) => inDay).map(({ ago }) => ago))
        for (let step = 0; ; step++) {
          expect(step).toBeLessThan(100)
          const now = [...parts].map((ago): Held => {
            const seqs = left.filter((fact) => fact.inDay && fact.ago === ago).map(({ seq }) => seq)
            return {
              ...partAt(noon - ago * dayMs),
              first: seqs[0] ?? null,
              last: seqs.at(-1) ?? null,
              waits: false,
            }
          })
          const old = left.filter((fact) => !fact.inDay && fact.ago > 30).map(({ seq }) => seq)
          const { upTo, drop } = nextToGo(now, { limit, oldest: old.at(-1) ?? null })
          if (upTo !== null) left = left.filter(({ seq }) => seq > upTo)
          if (!drop) break
          left = left.filter(({ seq }) => seq > (drop.last ?? 0))
          parts.delete([...parts].find((ago) => partAt(noon - ago * dayMs).name === drop.name) ?? -1)
        }
        expect(left.map(({ seq }) => seq)).toEqual(sorted.map(({ seq }) => seq).slice(sorted.length - left.length))
        expect(left.filter(({ ago }) => ago > 31)).toEqual([])
        expect(left.filter(({ ago }) => ago <= 29)).toEqual(sorted.filter(({ ago }) => ago <= 29))
      }),
    )
  })
})
