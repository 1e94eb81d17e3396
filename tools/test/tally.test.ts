import { expect, test } from 'vitest'
import { checkTally, playwrightTally, sum, vitestTally } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((status) => ({ status })) })
const vitest = (passed: number, failed: number, ...files: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
})
const playwright = (expected: number, unexpected = 0, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
  errors,
})

test.each([
  ['all tests passed', vitest(3, 0, file('passed', 'passed')), true, 3, 0],
  ['a test failed', vitest(3, 1, file('failed', 'passed', 'failed')), false, 3, 1],
  ['a file failed before its first test', vitest(3, 0, file('failed')), false, 3, 1],
  ['a test and another file failed', vitest(3, 1, file('failed', 'failed'), file('failed')), false, 3, 2],
  ['a stray error ended the run badly', vitest(3, 0, file('passed', 'passed')), false, 3, 1],
  ['no test ran', vitest(0, 0), true, 0, 1],
  ['there is no report', null, true, 0, 1],
])('unit tests: %s', (_what, report, endedWell, passed, failed) => {
  expect(vitestTally(report, endedWell)).toMatchObject({ passed, failed })
})

test.each([
  ['all stories passed', playwright(2), true, 2, 0],
  ['a story failed', playwright(2, 1), false, 2, 1],
  ['a story passed only the second time', playwright(2, 0, 1), true, 2, 1],
  ['a file could not be loaded', playwright(0, 0, 0, ['Cannot find module']), false, 0, 1],
  ['no story ran', playwright(0), true, 0, 1],
  ['the browser crashed after the last story', playwright(2), false, 2, 1],
  ['there is no report', null, false, 0, 1],
])('stories: %s', (_what, report, endedWell, passed, failed) => {
  expect(playwrightTally(report, endedWell)).toMatchObject({ passed, failed })
})

test('the last line is the sum of checks, tests and stories', () => {
  const tallies = [checkTally(true), checkTally(false), vitestTally(vitest(3, 0, file('passed')), true)]
  expect(sum(tallies)).toEqual({ passed: 4, failed: 1, skipped: 2 })
})
