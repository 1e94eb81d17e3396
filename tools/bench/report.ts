import { table } from '../base/print.ts'
import type { Bench } from './bench.ts'
import type { Result } from './run.ts'

/** The table of all results. */
export const report = (results: readonly Result[]): string[] =>
  table(
    ['bench', 'baseline', 'candidate', 'unit', 'ratio', 'target', 'met'],
    results.map(({ bench, baseline, candidate, ratio, isMet }) => [
      bench.name,
      baseline === null ? '' : figure(baseline),
      figure(candidate),
      bench.unit,
      ratio === null ? '' : `${Math.round(ratio * 100)}%`,
      wanted(bench.target),
      bench.target === 'to know' ? '' : isMet ? 'yes' : 'NO',
    ]),
  )

function wanted(target: Bench['target']): string {
  if (target === 'to know') return ''
  if ('ratio' in target) return `≥ ${Math.round(target.ratio * 100)}%`
  return 'atLeast' in target ? `≥ ${figure(target.atLeast)}` : `≤ ${figure(target.atMost)}`
}

/** Three figures that mean something: 12400, 84.2, 1.27. */
const figure = (value: number): string =>
  value >= 1000 ? `${Math.round(value)}` : String(Number(value.toPrecision(3)))
