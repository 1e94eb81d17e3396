import { expect, test } from 'vitest'
import { ideaWords } from './ideaWords.ts'
import {
  addRefusal,
  cleanTask,
  isAllDone,
  isDone,
  isSameTask,
  maxTasks,
  type TaskText,
  taskFaults,
  taskReward,
  typedTask,
} from './task.ts'
import { tasksRefused, taskWords } from './words.ts'

const [required, longTitle, longText] = [
  'Titel is verplicht',
  'Titel mag maximaal 100 karakters bevatten',
  'Beschrijving mag maximaal 500 karakters bevatten',
]
const x = (times: number) => 'x'.repeat(times)

test.each<[string, Partial<TaskText>, ReturnType<typeof taskFaults>]>([
  ['a title alone', { title: 'Naar buiten' }, {}],
  ['no title', { title: '' }, { title: required }],
  ['a title of spaces', { title: ' \n\t ' }, { title: required }],
  ['a title that cannot be seen', { title: '\u200b\u2060' }, { title: required }],
  ['99 characters', { title: x(99) }, {}],
  ['100 characters', { title: x(100) }, {}],
  ['100 characters between spaces', { title: `  ${x(100)}  ` }, {}],
  ['101 characters', { title: x(101) }, { title: longTitle }],
  ['100 families', { title: '👩‍👧‍👦'.repeat(100) }, {}],
  ['a book', { title: x(1_000_000) }, { title: longTitle }],
  ['a description of 499', { description: x(499) }, {}],
  ['a description of 500', { description: x(500) }, {}],
  ['a description of 500 between spaces', { description: ` ${x(500)}\n` }, {}],
  ['a description of 501', { description: x(501) }, { description: longText }],
  ['both wrong', { title: ' ', description: x(501) }, { title: required, description: longText }],
])('SH-TODO-02 SH-TODO-03 SH-TODO-04 SH-TODO-05 SH-LIMIT-11 %s', (_what, typed, faults) => {
  expect(taskFaults({ title: 'Taak', description: null, ...typed })).toEqual(faults)
})

test.each<[TaskText, TaskText]>([
  [
    { title: '  Naar\nbuiten ', description: '  ' },
    { title: 'Naar buiten', description: null },
  ],
  [
    { title: '<b>Ontbijt</b>', description: 'Ei\r\n"en" \0kwark' },
    { title: '<b>Ontbijt</b>', description: 'Ei\n"en" kwark' },
  ],
  [
    { title: 'Half \ud800 symbool', description: null },
    { title: 'Half \ufffd symbool', description: null },
  ],
])('SH-TODO-05 SH-EDGE-16 %o is stored as %o', (typed, stored) => {
  expect(cleanTask(typed)).toEqual(stored)
})

test.each([
  [0, false],
  [19, false],
  [20, true],
  [21, true],
])('SH-TODO-06 SH-TODO-07 SH-LIMIT-11 with %i stored, one more is refused: %s', (stored, refused) => {
  expect(addRefusal(stored)).toEqual(refused ? { code: 'TOO_MANY_TASKS' } : null)
})

test.each([
  ['', null],
  ['00:00', 0],
  ['08:30', 510],
  ['23:59', 1439],
])('SH-TODO-29 of a time field that says %j the minute is %s', (time, minute) => {
  expect(typedTask({ title: ' Naar buiten ', description: ' ', time })).toEqual({
    title: 'Naar buiten',
    description: null,
    minute,
  })
})

test('SH-TODO-30 a task is the same when text and time are', () => {
  const task = { title: 'Naar buiten', description: null, minute: 510 }
  expect(isSameTask(task, { ...task })).toBe(true)
  for (const other of [{ title: 'Lezen' }, { description: 'Even' }, { minute: null }, { minute: 511 }])
    expect(isSameTask(task, { ...task, ...other })).toBe(false)
})

test('SH-TODO-28 what is suggested is stored as it stands, and each once', () => {
  for (const { title, minute } of ideaWords.tasks) {
    expect(taskFaults({ title, description: null })).toEqual({})
    expect(cleanTask({ title, description: null }).title).toBe(title)
    expect(minute === null || (minute >= 0 && minute < 1_440)).toBe(true)
  }
  expect(new Set(ideaWords.tasks.map(({ title }) => title)).size).toBe(4)
})

test('SH-TODO-07 SH-TODO-08 SH-TODO-18 SH-TODO-24 SH-TODO-26 SH-ERR-06 the sentences are those of the requirements', () => {
  expect(tasksRefused.TOO_MANY_TASKS).toEqual({ title: 'Maximum bereikt', text: 'Je kunt maximaal 20 taken hebben.' })
  expect(tasksRefused.FORBIDDEN?.title).toBe('Niet toegestaan')
  expect(taskWords.rewarded).toEqual({ title: 'Gefeliciteerd!', text: 'Je hebt 10 zonnetjes verdiend!' })
  const { added, removed, addFailed, saveFailed, removeFailed, undo } = taskWords
  expect([added, removed, addFailed, saveFailed, removeFailed].map(({ title }) => title)).toEqual([
    'Taak toegevoegd',
    'Taak verwijderd',
    'Kon taak niet toevoegen',
    'Kon taak niet bijwerken',
    'Kon taak niet verwijderen',
  ])
  expect(undo).toBe('Ongedaan maken')
  expect([maxTasks, taskReward]).toEqual([20, 10])
})

test.each<[string, { isCompleted: boolean; completedAt: string | null }, boolean]>([
  ['open', { isCompleted: false, completedAt: null }, false],
  ['ticked today', { isCompleted: true, completedAt: '2026-10-24T08:00:00Z' }, true],
  ['ticked at 00:01 today', { isCompleted: true, completedAt: '2026-10-23T22:01:00Z' }, true],
  ['ticked at 00:00 today', { isCompleted: true, completedAt: '2026-10-23T22:00:59Z' }, false],
  ['ticked without a moment', { isCompleted: true, completedAt: null }, false],
])('SH-TODO-22 a task that was %s', (_what, task, done) => {
  expect(isDone(task, '2026-10-24T12:00:00Z')).toBe(done)
})

test.each([
  [[], false],
  [[true], true],
  [[true, true, true], true],
  [[true, false], false],
])('SH-TODO-16 SH-TODO-19 of %j everything is done: %s', (ticks, all) => {
  expect(isAllDone(ticks.map((isCompleted) => ({ isCompleted })))).toBe(all)
})
