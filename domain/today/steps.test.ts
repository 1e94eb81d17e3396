import { expect, test } from 'vitest'
import {
  areTaken,
  asksGoal,
  type Beginning,
  dateToJoin,
  type StepName,
  stepsFor,
  stepsShown,
  threeSteps,
} from './steps.ts'

const now = new Date('2026-11-20T09:00:00Z')
const none = { hello: false, photo: false, lesson: false, event: false, tasks: false, experiment: false }
const taken = { hello: true, photo: true, lesson: true, event: true, tasks: true, experiment: true }
const beginning = (more: Partial<Beginning> = {}): Beginning => ({
  begunAt: '2026-11-19T09:00:00Z',
  putAwayAt: null,
  done: none,
  hasWelcomeChannel: true,
  hasLesson: true,
  ...more,
})
const names = (steps: readonly { name: StepName }[] | null) => steps?.map(({ name }) => name) ?? null
const all = ['hello', 'photo', 'lesson', 'event', 'tasks', 'experiment']

test.each<[string, Partial<Beginning>, string[] | null]>([
  ['COM-START-08 COM-START-66 somebody new sees all, an experiment last', {}, all],
  [
    'COM-START-08 without a welcome channel there is nobody to say hello to',
    { hasWelcomeChannel: false },
    all.slice(1),
  ],
  ['COM-START-08 without lessons there is none', { hasLesson: false }, all.filter((name) => name !== 'lesson')],
  [
    'COM-START-08 a lesson that was done stays, also where there is none any more',
    { hasLesson: false, done: { ...none, lesson: true } },
    all,
  ],
  ['COM-START-08 who has access by their role alone sees none', { begunAt: null }, null],
  ['COM-START-08 the last moment of 30 days', { begunAt: '2026-10-21T09:00:00.001Z' }, all],
  ['COM-START-08 after 30 days', { begunAt: '2026-10-21T09:00:00Z' }, null],
  ['COM-START-10 what was put away stays away', { putAwayAt: '2026-11-19T10:00:00Z' }, null],
  ['COM-START-67 when all are taken they are still told of', { done: taken }, all],
  ['COM-START-67 after 30 days that is over too', { done: taken, begunAt: '2026-10-21T09:00:00Z' }, null],
  ['COM-START-67 and so it is once it was closed', { done: taken, putAwayAt: '2026-11-19T10:00:00Z' }, null],
])('%s', (_title, more, shown) => {
  expect(names(stepsShown(beginning(more), now))).toEqual(shown)
})

test.each<[string, Partial<Beginning>, boolean]>([
  ['COM-START-67 all taken is the end', { done: taken }, true],
  ['COM-START-67 all but one is still a list', { done: { ...taken, experiment: false } }, false],
  [
    'COM-START-67 what somebody cannot do keeps nothing open',
    { done: { ...taken, lesson: false }, hasLesson: false },
    true,
  ],
])('%s', (_title, more, isOver) => {
  expect(areTaken(stepsFor(beginning(more)))).toBe(isOver)
})

test('COM-START-09 a step is ticked by what is there', () => {
  const steps = stepsFor(beginning({ done: { ...none, photo: true, tasks: true } }))
  expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(['photo', 'tasks'])
})

test.each<[string, Partial<Beginning>, string[]]>([
  ['COM-START-05 with a start: hello, photo and lesson', {}, ['hello', 'photo', 'lesson']],
  ['COM-START-05 without one: photo, lesson and tasks', { hasWelcomeChannel: false }, ['photo', 'lesson', 'tasks']],
  [
    'COM-START-05 without both: photo and tasks, no experiment',
    { hasWelcomeChannel: false, hasLesson: false },
    ['photo', 'tasks'],
  ],
])('%s', (_title, more, shown) => {
  expect(names(threeSteps(stepsFor(beginning(more))))).toEqual(shown)
})

const date = (id: string, own: string | null, offer: 'enrol' | 'wait' | 'look' | null) => ({ id, own, offer })

test.each([
  ['a place is offered on it', [date('a', null, 'enrol')], 'a'],
  ['it is full and has a waitlist', [date('a', null, 'wait')], 'a'],
  ['it is only to look at', [date('a', null, 'look')], null],
  ['one has a place on it', [date('a', 'enrolled', null)], null],
  ['one has a place, whatever else it says', [date('a', 'enrolled', 'enrol'), date('b', null, 'enrol')], 'b'],
  ['there is none', [], null],
] as const)('COM-START-70 the date to which the step of an event leads when %s', (_when, dates, id) => {
  expect(dateToJoin(dates)?.id ?? null).toBe(id)
})

test.each<[string, Partial<Beginning['done']>, boolean]>([
  ['nothing is done', {}, true],
  ['hello was said, no experiment begun', { hello: true }, true],
  ['an experiment runs, hello was not said', { experiment: true }, true],
  ['both are done and the rest is not', { hello: true, experiment: true }, false],
])('COM-START-72 what one came for is asked while it leads somewhere: %s', (_title, done, isAsked) => {
  expect(asksGoal(stepsFor(beginning({ done: { ...none, ...done } })))).toBe(isAsked)
})
