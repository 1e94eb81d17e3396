import { countOf, type Finding, type State } from '../../server/doctor/index.ts'
import { count } from '../base/print.ts'

/** One line for each finding, below it what to do, and the counts at the end. */
export function asLines(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length))
  const lines = findings.flatMap(({ what, state, says, todo }) => [
    `${state.padEnd(8)}  ${what.padEnd(width)}  ${says}`,
    ...(todo ? [`${' '.repeat(width + 12)}-> ${todo}`] : []),
  ])
  return [...lines, '', summary(findings)].join('\n')
}

/** The same for programs. */
export const asJson = (findings: readonly Finding[]): string =>
  JSON.stringify({ findings, counts: countOf(findings) }, null, 2)

function summary(findings: readonly Finding[]): string {
  const { good, warning, wrong, 'not used': unused } = countOf(findings) satisfies Record<State, number>
  return `${good} good, ${count(warning, 'warning')}, ${wrong} wrong, ${unused} not used`
}
