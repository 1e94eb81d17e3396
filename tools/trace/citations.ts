import type { Group } from './requirements.ts'
import type { Title } from './titles.ts'

const id = /(?<![A-Z0-9-])[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+-\d+[a-z]?(?![A-Za-z0-9])/g
/** What follows an id when somebody wrote a range or left the group out: `-01..08`, `-01–08`, `-01/02`, `-01 t/m 08`. */
const shorthand = /^(?:\.{2,}|…|-|–|\/|\+|\s*t\/m\s*)\d/

/** Every id that a title names, known or not, each once. */
export const idsIn = (text: string): string[] => [...new Set([...text.matchAll(id)].map(([name]) => name))]

/** What is wrong with a title, as a sentence with its place. */
export type Offence = { at: string; says: string }

/** The ids that titles name, and every id that is unknown or not written out. */
export function citations(
  groups: readonly Group[],
  titles: readonly Title[],
): { cited: Set<string>; offences: Offence[] } {
  const known = new Map(groups.flatMap((group) => group.requirements.map((one) => [one.id, one])))
  const cited = new Set<string>()
  const offences: Offence[] = []
  for (const { path, line, text } of titles) {
    const at = `${path}:${line}`
    for (const match of text.matchAll(id)) {
      const [name] = match
      const requirement = known.get(name)
      if (!requirement) offences.push({ at, says: `${name} is not in docs/requirements` })
      else if (requirement.void) offences.push({ at, says: `${name} is void: nothing can prove it` })
      else cited.add(name)
      const after = text.slice(match.index + name.length)
      if (shorthand.test(after))
        offences.push({ at, says: `write out every id that comes after ${name}: a range proves nothing` })
    }
  }
  return { cited, offences }
}
