import { expect, test } from 'vitest'
import {
  changeDayFault,
  cleanExperiment,
  dayRefusal,
  type ExperimentText,
  experimentFaults,
  goOnRefusal,
  maxLengths,
  moveRefusal,
  openDays,
  startRefusal,
} from './experiment.ts'

const today = '2026-10-20'
const good: ExperimentText = {
  change: 'ochtendlicht',
  measure: 'slaapduur',
  unit: 'uur',
  method: 'ring',
  direction: 'higher',
  changeDay: today,
}

test.each([
  ['change', ''],
  ['change', ' \u200b '],
  ['change', 'x'.repeat(maxLengths.change + 1)],
  ['measure', '\n'],
  ['measure', 'x'.repeat(maxLengths.measure + 1)],
  ['unit', ''],
  ['unit', 'x'.repeat(maxLengths.unit + 1)],
  ['method', 'x'.repeat(maxLengths.method + 1)],
  ['method', '\u200b'],
  ['changeDay', ''],
  ['changeDay', '2026-02-30'],
  ['changeDay', '2026-09-20'],
  ['changeDay', '2026-12-20'],
] as const)('COM-N1-02 %s cannot be %j, and its field says so', (field, value) => {
  expect(Object.keys(experimentFaults({ ...good, [field]: value }, today))).toEqual([field])
})

test.each([
  {},
  { method: '' },
  { change: '☀️'.repeat(maxLengths.change) },
  { changeDay: '2026-09-21' },
  { changeDay: '2026-12-19' },
] as const)('COM-N1-02 %j is good', (more) => {
  expect(experimentFaults({ ...good, ...more }, today)).toEqual({})
})

test('COM-N1-02 texts are kept as one line each', () => {
  expect(cleanExperiment({ ...good, change: '  licht\r\n vóór\t9\0 ' })).toMatchObject({ change: 'licht vóór 9' })
})

test.each([
  [0, 0, null],
  [2, 49, null],
  [3, 3, 'TOO_MANY_RUNNING'],
  [0, 50, 'TOO_MANY_EXPERIMENTS'],
] as const)('COM-N1-03 with %d running of %d the answer is %j', (running, all, code) => {
  expect(startRefusal(running, all)?.code ?? null).toBe(code)
})

test('COM-N1-11 one that was ended runs on while fewer than three run beside it', () => {
  expect([0, 2, 3, 4].map((running) => goOnRefusal(running))).toEqual([
    null,
    null,
    { code: 'TOO_MANY_RUNNING' },
    { code: 'TOO_MANY_RUNNING' },
  ])
})

const span = { startedDay: '2026-10-10', endedDay: null }
test.each([
  [span, '2026-09-10', null],
  [span, '2026-09-09', 'DAY_NOT_OPEN'],
  [span, today, null],
  [span, '2026-10-21', 'DAY_NOT_OPEN'],
  [span, '2026-10-1', 'DAY_NOT_OPEN'],
  [span, '2026-10-32', 'DAY_NOT_OPEN'],
  [{ ...span, endedDay: '2026-10-12' }, '2026-10-12', null],
  [{ ...span, endedDay: '2026-10-12' }, '2026-10-13', 'DAY_NOT_OPEN'],
] as const)('COM-N1-05 of %j the day %s is answered by %j', (it, day, code) => {
  expect(dayRefusal(it, day, today)?.code ?? null).toBe(code)
})

test('COM-N1-05 after half a year no day is added', () => {
  expect(openDays(span, '2028-01-01')).toEqual({ first: '2026-09-10', last: '2027-04-08' })
})

test.each([
  [[], null, null],
  [['2026-10-19'], null, null],
  [['2026-10-19', '2026-10-20'], null, 'CHANGE_BEGUN'],
  [['2026-10-21'], null, 'CHANGE_BEGUN'],
  [[], '2026-10-20', 'EXPERIMENT_ENDED'],
] as const)(
  'COM-N1-15 a change of the 20th with values of %j that ended on %j: moving it is %j',
  (days, endedDay, code) => {
    const measured = days.map((day) => ({ day }))
    expect(moveRefusal({ changeDay: today, endedDay }, measured)?.code ?? null).toBe(code)
  },
)

test.each([
  ['2026-09-20', false],
  ['2026-09-21', true],
  ['2026-12-19', true],
  ['2026-12-20', false],
  ['2026-02-30', false],
])('COM-N1-15 COM-N1-02 on the 20th of October %s can be the first day: %s', (day, isGood) => {
  expect(changeDayFault(day, today) === null).toBe(isGood)
})

test.each([
  ['2026-06-23', '2026-12-19', null],
  ['2026-06-22', '2026-12-19', null],
  ['2026-06-21', '2026-12-19', 'Kies een dag binnen 180 dagen na de start van het experiment.'],
  ['2026-06-21', '2026-12-18', null],
])('COM-N1-15 COM-N1-05 of one that started on %s the day %s is answered by %j', (startedDay, day, fault) => {
  expect(changeDayFault(day, today, startedDay)).toBe(fault)
})
