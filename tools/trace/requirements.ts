/** One line of the ledger. */
export type Requirement = { id: string; group: string; text: string; void: boolean; later: boolean }

/** A group of the ledger, in the order of the ledger. */
export type Group = { name: string; title: string; requirements: Requirement[] }

const line = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+)-(\d+[a-z]?)\*\*\s+(.*)$/
const heading = /^## ([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+) (.*)$/

/** Reads the ledger, lines of the form `- **ID** text`; throws on an id that stands there twice. */
export function readRequirements(texts: readonly string[]): Group[] {
  const groups = new Map<string, Group>()
  const seen = new Set<string>()
  const titles = new Map<string, string>()
  for (const row of texts.flatMap((text) => text.split('\n'))) {
    const [, headed, title = ''] = heading.exec(row) ?? []
    if (headed) titles.set(headed, title)
    const [, name, number, text = ''] = line.exec(row) ?? []
    if (!name || !number) continue
    const id = `${name}-${number}`
    if (seen.has(id)) throw new Error(`${id} stands twice in the ledger`)
    seen.add(id)
    const group = groups.get(name) ?? { name, title: titles.get(name) ?? '', requirements: [] }
    groups.set(name, group)
    group.requirements.push({ id, group: name, text, void: has(text, 'VOID'), later: has(text, 'LATER') })
  }
  return [...groups.values()]
}

/** Marks stand in front of the text, as in `[DECIDE] [LATER] Can visitors search?`. */
const has = (text: string, mark: string) => new RegExp(`^(\\[[A-Z]+\\] )*\\[${mark}\\]`).test(text)
