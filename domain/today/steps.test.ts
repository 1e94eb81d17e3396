import { expect, test } from 'vitest'
import { type Beginning, type StepName, stepsFor, stepsShown, threeSteps } from './steps.ts'

const now = new Date('2026-11-20T09:00:00Z')
const none = { hello: false, photo: false, lesson: false, event: false, tasks: false }
const beginning = (more: Partial<Beginning> = {}): Beginning => ({
  begunAt: '2026-11-19T09:00:00Z',
  putAwayAt: null,
  done: none,
  hasWelcomeChannel: true,
  hasLesson: true,
  ...more,
})
const names = (steps: readonly { name: StepName }[] | null) => steps?.map(({ name }) => name) ?? null
const all = ['hello', 'photo', 'lesson', 'event', 'tasks']

test.each<[string, Partial<Beginning>, string[] | null]>([
  ['COM-START-08 somebody new sees all', {}, all],
  [
    'COM-START-08 without a welcome channel there is nobody to say hello to',
    { hasWelcomeChannel: false },
    all.slice(1),
  ],
  ['COM-START-08 without lessons there is none', { hasLesson: false }, ['hello', 'photo', 'event', 'tasks']],
  [
    'COM-START-08 a lesson that was done stays, also where there is none any more',
    { hasLesson: false, done: { ...none, lesson: true } },
    all,
  ],
  ['COM-START-08 who has access by their role alone sees none', { begunAt: null }, null],
  ['COM-START-08 the last moment of 30 days', { begunAt: '2026-10-21T09:00:00.001Z' }, all],
  ['COM-START-08 after 30 days', { begunAt: '2026-10-21T09:00:00Z' }, null],
  ['COM-START-10 what was put away stays away', { putAwayAt: '2026-11-19T10:00:00Z' }, null],
  [
    'COM-START-10 all but one is still a list',
    { done: { hello: true, photo: true, lesson: true, event: true, tasks: false } },
    all,
  ],
  ['COM-START-10 all is none', { done: { hello: true, photo: true, lesson: true, event: true, tasks: true } }, null],
])('%s', (_title, more, shown) => {
  expect(names(stepsShown(beginning(more), now))).toEqual(shown)
})

test('COM-START-09 a step is ticked by what is there', () => {
  const steps = stepsFor(beginning({ done: { ...none, photo: true, tasks: true } }))
  expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(['photo', 'tasks'])
})

test.each<[string, Partial<Beginning>, string[]]>([
  ['COM-START-05 with a start: hello, photo and lesson', {}, ['hello', 'photo', 'lesson']],
  ['COM-START-05 without one: photo, lesson and tasks', { hasWelcomeChannel: false }, ['photo', 'lesson', 'tasks']],
  ['COM-START-05 without both: photo and tasks', { hasWelcomeChannel: false, hasLesson: false }, ['photo', 'tasks']],
])('%s', (_title, more, shown) => {
  expect(names(threeSteps(stepsFor(beginning(more))))).toEqual(shown)
})
