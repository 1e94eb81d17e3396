import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chapterBar, writtenLength } from './chapterBar.ts'

const chapters = [
  { seconds: 0, title: 'Waarom de ochtend telt' },
  { seconds: 600, title: 'Wat je oog doet met lux' },
  { seconds: 900, title: 'Cortisol zonder angst' },
]
const bar = (position: number | null, length: number | null = 1500) => chapterBar(chapters, { position, length })

describe('POD-MORE-30 the bar of chapters', () => {
  test.each([
    ['nothing is known yet', null, [0, 0, 0], null],
    ['it begins', 0, [0, 0, 0], 0],
    ['half of the first is heard', 300, [0.5, 0, 0], 0],
    ['the second begins', 600, [1, 0, 0], 1],
    ['in the second', 750, [1, 0.5, 0], 1],
    ['just before the third', 899, [1, 299 / 300, 0], 1],
    ['at the end', 1500, [1, 1, 1], 2],
    ['past the end', 9000, [1, 1, 1], 2],
  ] as const)(
    'POD-MORE-30 %s: what lies behind one is filled, and one chapter is marked',
    (_, position, filled, now) => {
      const parts = bar(position)
      expect(parts.map((part) => part.filled)).toEqual(filled)
      expect(parts.findIndex(({ isNow }) => isNow)).toBe(now ?? -1)
    },
  )

  test('POD-MORE-30 before the first chapter none is marked', () => {
    const [part] = chapterBar([{ seconds: 60, title: 'Later' }], { position: 12, length: 120 })
    expect(part).toMatchObject({ filled: 0, isNow: false, length: 60 })
  })

  test('POD-MORE-32 each part is as wide as its chapter is long; the last lasts as long as the episode does', () => {
    expect(bar(null).map(({ length }) => length)).toEqual([600, 300, 600])
  })

  test.each([
    ['not known', null],
    ['shorter than the chapters say', 900],
  ] as const)(
    'POD-MORE-32 of an episode whose length is %s the last chapter is as long as the others are',
    (_, length) => {
      expect(bar(null, length).map((part) => part.length)).toEqual([600, 300, 450])
    },
  )

  test('POD-MORE-32 one chapter alone is the whole bar, and none is no bar', () => {
    expect(chapterBar([{ seconds: 0, title: 'Alles' }], { position: null, length: null })).toMatchObject([
      { length: 1 },
    ])
    expect(chapterBar([], { position: 12, length: 60 })).toEqual([])
  })

  test('POD-MORE-30 whatever the moments are, the parts fill one after the other', () => {
    const moments = fc.uniqueArray(fc.integer({ min: 0, max: 80_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 90_000 }),
        fc.option(fc.integer({ min: 1, max: 90_000 })),
        (at, position, length) => {
          const given = at.toSorted((one, other) => one - other).map((seconds) => ({ seconds, title: 'deel' }))
          const parts = chapterBar(given, { position, length })
          for (const [place, part] of parts.entries()) {
            expect(part.length).toBeGreaterThan(0)
            expect(part.filled).toBeGreaterThanOrEqual(parts[place + 1]?.filled ?? 0)
          }
          expect(parts.filter(({ isNow }) => isNow).length).toBe(position < (given[0]?.seconds ?? 0) ? 0 : 1)
        },
      ),
    )
  })
})

describe('POD-MORE-32 the length that its managers wrote', () => {
  test.each([
    ['48 min', 2880],
    ['48 minuten', 2880],
    [' 1 uur ', 3600],
    ['1 uur 5 min', 3900],
    ['1 uur en 5 minuten', 3900],
    ['1u 5m', 3900],
    ['90 min.', 5400],
    ['48:00', 2880],
    ['1:02:40', 3760],
    ['', null],
    ['lang', null],
    ['48', null],
    ['0 min', null],
    ['48 min of zo', null],
  ] as const)('POD-MORE-32 %j is %j seconds', (written, seconds) => {
    expect(writtenLength(written)).toBe(seconds)
  })
})
