import { table } from '../base/print.ts'
import type { Group, Requirement } from './requirements.ts'

const live = (group: Group) => group.requirements.filter((one) => !one.void)
const part = (cited: number, total: number) => (total === 0 ? '–' : `${Math.floor((100 * cited) / total)}%`)

/** The table of all groups and the line with the total. */
export function coverage(groups: readonly Group[], cited: ReadonlySet<string>): string[] {
  const rows = groups.map((group) => {
    const wanted = live(group)
    return { group, total: wanted.length, cited: wanted.filter((one) => cited.has(one.id)).length }
  })
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  const done = rows.reduce((sum, row) => sum + row.cited, 0)
  const voids = groups.flatMap((group) => group.requirements).filter((one) => one.void).length
  return [
    ...table(
      ['group', 'cited', 'total', 'part'],
      rows.map((row) => [row.group.name, `${row.cited}`, `${row.total}`, part(row.cited, row.total)]),
    ),
    '',
    `${done} of ${total} requirements have a test (${part(done, total)})${voids ? `; ${voids} void` : ''}`,
  ]
}

/** A line for every requirement without a test, of one group or of all. */
export function missing(groups: readonly Group[], cited: ReadonlySet<string>, only?: string): string[] {
  return groups
    .filter((group) => !only || group.name === only)
    .flatMap(live)
    .filter((one) => !cited.has(one.id))
    .map(shortly)
}

function shortly({ id, text }: Requirement): string {
  const plain = text.replace(/\s*\(§[^)]*\)\s*$/, '')
  return `${id}  ${plain.length > 100 ? `${plain.slice(0, 99)}…` : plain}`
}
