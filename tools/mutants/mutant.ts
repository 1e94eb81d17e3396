/** A behaviour broken on purpose: one line of product code with something else in it, which tests must notice. */
export type Mutant = {
  /** What is broken, in a few words; no two have the same. */
  name: string
  /** The product file, as a project path. */
  file: string
  /** A text that stands exactly once in the file, within one line, and what stands there instead. */
  replace: readonly [found: string, put: string]
  /** Where the same text stands more often: what stands once, before the one that is meant. */
  under?: string
  /** The test files of which at least one must fail. */
  noticedBy: readonly [string, ...string[]]
  /** The requirements that no longer hold. */
  ids?: readonly string[]
}

/** The text of the file with the behaviour broken, or what makes the entry stale. */
export function mutated(
  text: string,
  { replace: [found, put], under = '' }: Pick<Mutant, 'replace' | 'under'>,
): { text: string } | { stale: string } {
  if (`${found}${put}`.includes('\n')) return { stale: 'replaces more than one line' }
  if (found === put) return { stale: 'replaces nothing' }
  const [once, times] = under ? [under, timesIn(text, under)] : [found, timesIn(text, found)]
  if (times !== 1) return { stale: `looks for what stands there ${times} times: ${once}` }
  const at = text.indexOf(found, under ? text.indexOf(under) + under.length : 0)
  if (at === -1) return { stale: `looks for what does not stand there: ${found}` }
  return { text: text.slice(0, at) + put + text.slice(at + found.length) }
}

const timesIn = (text: string, part: string) => text.split(part).length - 1
