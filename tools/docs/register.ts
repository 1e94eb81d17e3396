import { tableTitles } from '../../domain/privacy/tableWords.ts'
import { elsewhere, kept, type Rule, rules } from '../../server/privacy/retention/rules.ts'
import { activities, inDutch } from './registerWords.ts'

/** The tables of the processing register: what is kept of a person for which activity, and how long. */
export function registerTables(): string {
  return [
    '| verwerking | wat van een persoon bewaard wordt |',
    '|---|---|',
    ...activities.map(({ name, tables, besides }) => {
      const titles = tables.map((table) => tableTitles[table])
      return `| ${name} | ${[...titles, ...(besides ? [besides] : [])].join('; ')} |`
    }),
    '',
    '| wat weggaat | na | waarom tot dan |',
    '|---|---|---|',
    ...rules.map((rule) => `| ${dutch(rule.what)} | ${longOf(rule)} | ${dutch(rule.why)} |`),
    '',
    'Met een eigen taak in de nacht:',
    '',
    ...Object.values(elsewhere).map(({ what }) => `- ${dutch(what)}`),
    '',
    'Niet vanwege leeftijd:',
    '',
    ...kept.map(({ why }) => `- ${dutch(why)}`),
  ].join('\n')
}

function dutch(english: string): string {
  const words = inDutch[english]
  if (!words) throw new Error(`registerWords.ts has no Dutch for '${english}'.`)
  return words
}

function longOf({ days }: Rule): string {
  const [years, rest] = [Math.floor(days / 365), days % 365]
  const parts = [years > 0 ? `${years} jaar` : '', rest > 0 ? `${rest} ${rest > 1 ? 'dagen' : 'dag'}` : '']
  return parts.filter(Boolean).join(' en ')
}
