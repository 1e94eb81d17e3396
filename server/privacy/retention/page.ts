import { elsewhere, kept, type Rule, rules } from './rules.ts'

/** The tables of operations.md about what is kept how long, made from the rules that the sweeper follows. */
export function retentionPage(): string {
  const swept = rules.map((rule) => `| \`${rule.table}\` | ${rule.what} | ${longOf(rule)} | ${rule.why} |`)
  const others = Object.entries(elsewhere).map(([table, { job, what }]) => `| \`${table}\` | ${what} | \`${job}\` |`)
  const staying = kept.map(({ why, tables }) => `- ${why}: ${tables.split(/\s+/).join(', ')}.`)
  return [
    '| table | what goes | after | why until then |',
    '|---|---|---|---|',
    ...swept,
    '',
    'With a job of their own:',
    '',
    '| table | what goes | job |',
    '|---|---|---|',
    ...others,
    '',
    'Nothing goes because of its age:',
    '',
    ...staying,
  ].join('\n')
}

function longOf({ days, column }: Rule): string {
  const years = Math.floor(days / 365)
  const [rest, since] = [days % 365, `since \`${column}\``]
  const parts = [
    years > 0 ? `${years} year${years > 1 ? 's' : ''}` : '',
    rest > 0 ? `${rest} day${rest > 1 ? 's' : ''}` : '',
  ]
  return `${parts.filter(Boolean).join(' and ')} ${since}`
}
