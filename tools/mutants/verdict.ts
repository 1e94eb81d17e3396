/** What a run of tests says about a mutant. */
export type Verdict =
  | { kind: 'noticed'; by: string }
  | { kind: 'survived' }
  /** Nothing noticed it but the end of the time that a test, or something that waits in it, has. */
  | { kind: 'timedOut'; by: string }

/** The part of vitest's JSON report that tells what failed. */
export type Report = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] | null }[]
  }[]
}

/** What `eventually` waits, and some less. */
const longWait = 50_000
const isTimeout = (message: string) => /^(Error: )?(Test|Hook) timed out in/.test(message)

/** Reads the JSON report of vitest; a run that was cut off has none, and has then outlived its time. */
export function verdictOf(report: Report | null): Verdict {
  if (report === null) return { kind: 'timedOut', by: 'the whole run' }
  const files = report.testResults
  const failed = files.flatMap((file) => file.assertionResults.filter((one) => one.status === 'failed'))
  const failures = failed.map(({ fullName: by, failureMessages: says, duration = 0 }) => ({
    by,
    isLate: duration > longWait || Boolean(says?.length && says.every(isTimeout)),
  }))
  // A file of which no test could be asked, since what all of them need came to nothing.
  for (const file of files)
    if (file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'))
      failures.push({ by: `${file.name} as a whole`, isLate: isTimeout(file.message ?? '') })
  const quick = failures.find(({ isLate }) => !isLate)
  if (quick) return { kind: 'noticed', by: quick.by }
  const [late] = failures
  return late ? { kind: 'timedOut', by: late.by } : { kind: 'survived' }
}
