/** What a step counts for in the last line. */
export type Tally = { passed: number; failed: number; skipped: number }

/** The part of Vitest's JSON report that is counted. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** The part of Playwright's JSON report that is counted. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A check is one: it passes when it ends well. */
export const checkTally = (endedWell: boolean): Tally => ({
  passed: endedWell ? 1 : 0,
  failed: endedWell ? 0 : 1,
  skipped: 0,
})

/** Every test, and every file that failed before its first test. */
export function vitestTally(report: VitestReport | null, endedWell: boolean): Tally {
  if (!report) return checkTally(false)
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  )
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    endedWell,
  )
}

/** Every story, and every error outside of them; one that fails now and then has failed. */
export function playwrightTally(report: PlaywrightReport | null, endedWell: boolean): Tally {
  if (!report) return checkTally(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  return honest({ passed: expected, failed: unexpected + flaky + report.errors.length, skipped }, endedWell)
}

/** A run that ended badly without a failed test (a stray error, a crash) or in which nothing ran has failed once. */
function honest(tally: Tally, endedWell: boolean): Tally {
  const nothingRan = tally.passed + tally.failed === 0
  return tally.failed === 0 && (!endedWell || nothingRan) ? { ...tally, failed: 1 } : tally
}

/** The sum of all steps. */
export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
