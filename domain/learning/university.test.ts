import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLevelDone, isLevelOpen, lastOpenWeek, percentDone, weeksPerLevel } from './level.ts'
import { type LessonRow, type LevelRow, lessonRefusal, neighbours, universityFor } from './university.ts'
import { lessonWords, universityWords } from './words.ts'

const levels: LevelRow[] = [
  'Fundament',
  'Licht en ritme',
  'Voeding en energie',
  'Adem en herstel',
  'N=1 meesterschap',
].map((title, at) => ({ id: `level-${at + 1}`, number: at + 1, title, duration: '8 weken', result: '' }))
const lesson = (id: string, place: Partial<LessonRow> & { level?: number } = {}): LessonRow => {
  const { level = 1, ...rest } = place
  return {
    id,
    slug: id,
    title: id,
    levelId: `level-${level}`,
    week: 1,
    isRequired: true,
    isPublished: true,
    hasVideo: false,
    isDone: false,
    mayEdit: false,
    ...rest,
  }
}
const as = (finished: number[] = [], seesAll = false) => ({
  finishedLevelIds: new Set(finished.map((number) => `level-${number}`)),
  seesAll,
})
const done = { isDone: true }
const opens = (lessons: LessonRow[], learner = as()) =>
  universityFor(levels, lessons, learner).levels.map((level) => level.isOpen)

describe('COM-LEARN-04 which level is open', () => {
  test.each([
    ['for a beginner the first', [], false, [true, false, false, false, false]],
    ['who finished the first gets the second', [1], false, [true, true, false, false, false]],
    ['what was finished stays open, whatever happened to the one before', [3], false, [true, false, true, true, false]],
    ['who teaches sees all', [], true, [true, true, true, true, true]],
  ] as const)('%s', (_title, finished, seesAll, expected) => {
    expect(opens([], as([...finished], seesAll))).toEqual(expected)
  })

  test('a closed level shows its title and none of its lessons', () => {
    const [, second] = universityFor(levels, [lesson('a', { level: 2 })], as()).levels
    expect(second).toMatchObject({ title: 'Licht en ritme', isOpen: false, lessons: [], percent: 0 })
  })
})

describe('COM-LEARN-04 COM-LEARN-31 when a level is done', () => {
  test.each([
    ['without lessons never', [], false],
    ['when every required lesson is', [lesson('a', done), lesson('b', { isRequired: false })], true],
    ['not while a required one is left', [lesson('a', done), lesson('b')], false],
    ['where none is required, when all are', [lesson('a', { ...done, isRequired: false })], true],
    [
      'where none is required, not while one is left',
      [lesson('a', { ...done, isRequired: false }), lesson('b', { isRequired: false })],
      false,
    ],
  ])('%s', (_title, lessons, expected) => {
    expect(isLevelDone(lessons)).toBe(expected)
  })
})

describe('COM-LEARN-05 weeks open in order, and no time limits them', () => {
  test.each([
    ['only the first at the beginning', [lesson('a'), lesson('b', { week: 2 })], 1],
    ['the next when what counts before it is done', [lesson('a', done), lesson('b', { week: 2 })], 2],
    [
      'an optional lesson holds nobody up',
      [lesson('a', done), lesson('a2', { isRequired: false }), lesson('b', { week: 2 })],
      2,
    ],
    ['over a week without lessons', [lesson('a', done), lesson('b', { week: 4 })], 4],
    ['all when everything is done', [lesson('a', done)], 8],
    [
      'COM-LEARN-31 a begun week stays open when one is added before it',
      [lesson('a'), lesson('b', { week: 3, ...done })],
      3,
    ],
  ])('%s', (_title, lessons, expected) => {
    expect(lastOpenWeek(lessons, false, false)).toBe(expected)
  })

  test('all weeks of a finished level, and all for who teaches', () => {
    expect([lastOpenWeek([lesson('a')], true, false), lastOpenWeek([lesson('a')], false, true)]).toEqual([8, 8])
  })
})

describe('COM-LEARN-03 progress in percent and the next lesson', () => {
  test.each([
    [[], 0],
    [[lesson('a')], 0],
    [[lesson('a', done), lesson('b'), lesson('c')], 33],
    [[lesson('a', done), lesson('b', { isRequired: false })], 100],
  ])('%# is %i percent', (lessons, expected) => {
    expect(percentDone(lessons)).toBe(expected)
  })

  test('the next is the first that counts, then what is optional, then nothing', () => {
    const next = (...lessons: LessonRow[]) => universityFor(levels, lessons, as()).nextId
    expect(next(lesson('extra', { isRequired: false }), lesson('a'))).toBe('a')
    expect(next(lesson('extra', { isRequired: false }), lesson('a', done))).toBe('extra')
    expect(next(lesson('a', done), lesson('b', { level: 2 }))).toBeNull()
    expect(next(lesson('draft', { isPublished: false, mayEdit: true }), lesson('a'))).toBe('a')
  })

  test('a draft counts for nobody', () => {
    const university = universityFor(levels, [lesson('a', done), lesson('b', { isPublished: false })], as([], true))
    expect(university).toMatchObject({ done: 1, total: 1, percent: 100 })
  })
})

test('COM-LEARN-07 previous and next go over weeks and levels, and past what is closed', () => {
  const lessons = [lesson('a', done), lesson('b', { week: 2 }), lesson('c', { week: 3 }), lesson('d', { level: 2 })]
  const { levels: shown } = universityFor(levels, lessons, as())
  expect(neighbours(shown, 'a')).toMatchObject({ previous: null, next: { id: 'b' } })
  expect(neighbours(shown, 'b')).toMatchObject({ previous: { id: 'a' }, next: null })
  const all = universityFor(levels, lessons, as([1])).levels
  expect(neighbours(all, 'c')).toMatchObject({ previous: { id: 'b' }, next: { id: 'd' } })
})

test('COM-LEARN-04 COM-LEARN-05 why a lesson cannot be read says what is to be done first', () => {
  const lessons = [lesson('a'), lesson('b', { week: 2 }), lesson('c', { level: 3 })]
  const university = universityFor(levels, lessons, as())
  const at = (index: number) => lessonRefusal(university, lessons[index] as LessonRow)
  expect(at(0)).toBeNull()
  expect(at(1)).toEqual({ code: 'WEEK_CLOSED', data: { week: 1 } })
  expect(at(2)).toEqual({ code: 'LEVEL_CLOSED', data: { level: 2 } })
})

const someLessons = fc.array(
  fc.record({ week: fc.integer({ min: 1, max: 8 }), isRequired: fc.boolean(), isDone: fc.boolean() }),
  { maxLength: 20 },
)

test('COM-LEARN-05 COM-LEARN-31 whatever is finished, open weeks only ever become more; whatever is added, none that was begun closes', () => {
  fc.assert(
    fc.property(someLessons, fc.nat(19), fc.integer({ min: 1, max: 8 }), (lessons, at, week) => {
      const before = lastOpenWeek(lessons, false, false)
      const after = lessons.map((one, index) => (index === at ? { ...one, isDone: true } : one))
      expect(lastOpenWeek(after, false, false)).toBeGreaterThanOrEqual(before)
      const begun = Math.max(0, ...lessons.filter((one) => one.isDone).map((one) => one.week))
      const added = [...lessons, { week, isRequired: true, isDone: false }]
      expect(lastOpenWeek(added, false, false)).toBeGreaterThanOrEqual(begun)
      expect(before).toBeLessThanOrEqual(weeksPerLevel)
    }),
  )
})

test('COM-LEARN-04 who does the open lessons one after the other always comes to the end of the level', () => {
  fc.assert(
    fc.property(someLessons, (drawn) => {
      let lessons = drawn
      for (let step = 0; step <= drawn.length; step++) {
        const open = lastOpenWeek(lessons, false, false)
        const at = lessons.findIndex((one) => !one.isDone && one.week <= open)
        if (at < 0) break
        lessons = lessons.map((one, index) => (index === at ? { ...one, isDone: true } : one))
      }
      expect(isLevelDone(lessons)).toBe(lessons.length > 0)
      expect(percentDone(lessons)).toBe(lessons.length > 0 ? 100 : 0)
    }),
  )
})

test('COM-LEARN-04 a level opens for nobody by itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.uniqueArray(fc.integer({ min: 1, max: 5 })), (number, finished) => {
      const has = new Set(finished)
      expect(isLevelOpen(number, has, false)).toBe(has.has(number - 1) || has.has(number))
    }),
  )
})

test('COM-LEARN-36 the figures say what they count, and a lesson names only what it has', () => {
  expect(universityWords.weekOf(9, levels.length * weeksPerLevel)).toBe('Week 9 van 40')
  expect(universityWords.lessonsDone(18, 32)).toBe('18 van de 32 lessen die er nu zijn')
  const said = [true, false].flatMap((text) => [true, false].map((video) => lessonWords.readyText({ text, video })))
  expect(said.map((line) => [line.includes('tekst'), line.includes('video')])).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])
})
