import type { Finding } from '../finding.ts'

/** Somebody who waits for as long as it takes. */
export const patient = new AbortController().signal

/** The states of findings by what they are about, as they are compared in tests. */
export const statesOf = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]))

/** The one finding about something; throws when it is not there. */
export function about(findings: readonly Finding[], what: string): Finding {
  const found = findings.find((one) => one.what === what)
  if (!found) throw new Error(`Nothing is said of ${what}: ${JSON.stringify(findings)}`)
  return found
}
