import { expect, test } from 'vitest'
import { playwrightFaults, vitestFaults } from './faults.ts'

test('a unit test that failed is told with its file, its title and the first line of the error, without colours', () => {
  const report = {
    testResults: [
      {
        name: '/a/rules.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n  at …'] },
        ],
      },
      { name: '/a/broken.test.ts', status: 'failed', message: 'Cannot find x.ts', assertionResults: [] },
      { name: '/a/fine.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'three' }] },
    ],
  }
  expect(vitestFaults(report)).toEqual([
    '/a/rules.test.ts: two: Error: 1 is not 2',
    '/a/broken.test.ts: did not begin: Cannot find x.ts',
  ])
  expect(vitestFaults(null)).toEqual([])
})

test('a story that failed is told wherever it stands, and so is an error outside of all stories', () => {
  const spec = (title: string, ok: boolean, message: string) => ({
    title,
    ok,
    tests: [{ results: ok ? [] : [{ error: { message } }] }],
  })
  const report = {
    suites: [
      {
        file: 'gate.story.ts',
        specs: [spec('opens', true, '')],
        suites: [{ file: 'gate.story.ts', specs: [spec('closes', false, 'Timeout\nlong')] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  }
  expect(playwrightFaults(report)).toEqual([
    'gate.story.ts: closes: Timeout',
    'stories: an error outside of a story: no browser',
  ])
})
