import { stripVTControlCharacters } from 'node:util'

/** The part of Vitest's JSON report that tells what failed. */
type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}
/** The part of Playwright's JSON report that tells what failed. */
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

/** What failed, a line each: the file, the title and the first line of the error. */
export function vitestFaults(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter((one) => one.status === 'failed')
    if (failed.length > 0) return failed.map((one) => line(file.name, one.fullName, one.failureMessages?.[0]))
    return file.status === 'failed' ? [line(file.name, 'did not begin', file.message)] : []
  })
}

/** As `vitestFaults`, for the stories. */
export function playwrightFaults(report: PlaywrightReport | null): string[] {
  const within = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => line(suite.file, spec.title, spec.tests.flatMap((one) => one.results)[0]?.error?.message)),
    ...(suite.suites ?? []).flatMap(within),
  ]
  return [
    ...(report?.suites ?? []).flatMap(within),
    ...(report?.errors ?? []).map((error) => line('stories', 'an error outside of a story', error.message)),
  ]
}

const line = (file: string, title: string, error = '') => `${file}: ${title}: ${firstLine(error)}`

const firstLine = (text: string) => stripVTControlCharacters(text).trim().split('\n')[0]?.slice(0, 300) ?? ''
