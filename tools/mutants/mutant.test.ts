import { describe, expect, test } from 'vitest'
import { mutated } from './mutant.ts'
import { type Report, verdictOf } from './verdict.ts'

describe('a replacement', () => {
  const text = 'if (a < b) refuse()\nif (a < c) refuse()\n'

  test('of what stands once changes that and nothing else', () => {
    expect(mutated(text, { replace: ['a < b', 'a <= b'] })).toEqual({ text: text.replace('a < b', 'a <= b') })
  })

  test('of what stands more often is of the first after a text that stands once', () => {
    const broken = mutated(text, { replace: [' refuse()', ''], under: 'a < c' })
    expect(broken).toEqual({ text: 'if (a < b) refuse()\nif (a < c)\n' })
  })

  test.each([
    ['stands twice', { replace: ['refuse()', ''] as const }],
    ['stands nowhere', { replace: ['a < d', ''] as const }],
    ['stands nowhere after it', { replace: ['a < b', ''] as const, under: 'a < c' }],
    ['is more than a line', { replace: ['refuse()\nif (a < c)', ''] as const }],
    ['stays the same', { replace: ['a < b', 'a < b'] as const }],
  ])('of what %s makes the table stale', (_why, it) => {
    expect(mutated(text, it)).toHaveProperty('stale')
  })
})

describe('the verdict', () => {
  const told = (...failures: string[]): Report => ({
    testResults: [
      {
        name: 'a.test.ts',
        status: failures.length > 0 ? 'failed' : 'passed',
        assertionResults: [
          { fullName: 'stays', status: 'passed', failureMessages: [] },
          ...failures.map((says) => ({ fullName: 'breaks', status: 'failed', failureMessages: [says] })),
        ],
      },
    ],
  })

  test('is noticed by the first test that fails', () => {
    expect(verdictOf(told('AssertionError: 1 is not 2'))).toEqual({ kind: 'noticed', by: 'breaks' })
  })

  test('is survived when all pass', () => {
    expect(verdictOf(told())).toEqual({ kind: 'survived' })
  })

  test('does not take the end of a test’s time for noticing', () => {
    expect(verdictOf(told('Error: Test timed out in 120000ms.'))).toEqual({ kind: 'timedOut', by: 'breaks' })
    expect(verdictOf(null)).toMatchObject({ kind: 'timedOut' })
    const report = told('AssertionError: still 0 after a minute')
    for (const { assertionResults } of report.testResults)
      for (const one of assertionResults) Object.assign(one, { duration: 60_100 })
    expect(verdictOf(report)).toMatchObject({ kind: 'timedOut' })
  })

  test('is noticed by a file that could not begin', () => {
    const report: Report = {
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'Refused: 403', assertionResults: [] }],
    }
    expect(verdictOf(report)).toEqual({ kind: 'noticed', by: 'a.test.ts as a whole' })
  })
})
