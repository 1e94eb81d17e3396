import { table } from '../base/print.ts'
import type { Group, Requirement } from './requirements.ts'
import type { WeaklyCited, Weakness } from './weak.ts'

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

const reasons: Record<Weakness, string> = {
  crowded: 'cited only by tests that name ten or more ids',
  wordsOnly: 'cited only by tests that look at words and at nothing that happens',
}

/** For each weakness how many ids it leaves unproven, and under it a line for each place with its ids. */
export function weakness(cited: readonly WeaklyCited[]): string[] {
  return (Object.keys(reasons) as Weakness[]).flatMap((why) => {
    const places = Map.groupBy(
      cited.filter((one) => one.why === why),
      (one) => one.at,
    )
    const many = [...places.values()].flat().length
    return [
      `${many} ${reasons[why]}`,
      ...[...places].map(([at, ids]) => `  ${at}  ${ids.map((one) => one.id).join(' ')}`),
    ]
  })
}

function shortly({ id, text }: Requirement): string {
  const plain = text.replace(/\s*\(§[^)]*\)\s*$/, '')
  return `${id}  ${plain.length > 100 ? `${plain.slice(0, 99)}…` : plain}`
}
