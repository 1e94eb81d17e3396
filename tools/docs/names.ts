import type { Offence } from '../arrows/rules.ts'

const named = /`([^`\n]+)`/g
const ending = /\w\.(tsx?|md|css|sql)$/
const floor = /^(domain|server|web|stories|tools|docs)\//
/** Stands for many files, or for one that is yet to be: `<room>`, `*.bench.ts`, `NNNN_reactions.sql`. */
const open = /[<>*{}…\s]|NNNN/
/** A name of ours: `openMessage`, `wantReaction`, `StoredAudience`. */
const identifier = /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]\w+$/

/**
 * The files and folders that a page names in backticks and that are not there. A path may leave out its beginning
 * (`emoji.ts`, `patches/community.ts`); a folder is known by the floor it begins with.
 */
export function lostPaths(page: string, text: string, files: readonly string[]): Offence[] {
  const there = new Set(files.flatMap(waysToName))
  return namesOf(text)
    .filter(({ name }) => !open.test(name) && (ending.test(name) || floor.test(name)))
    .filter(({ name }) => !there.has(name.replace(/\/$/, '')))
    .map(({ name, line }) => ({ at: `${page}:${line}`, says: `names ${name}, which is not there` }))
}

/** The names of functions, parts and types that a page gives in backticks and that no source has. */
export function lostNames(page: string, text: string, sources: Iterable<string>): Offence[] {
  const used = new Set([...sources].flatMap((source) => source.match(/\w+/g) ?? []))
  return namesOf(text)
    .filter(({ name }) => identifier.test(name) && !used.has(name))
    .map(({ name, line }) => ({ at: `${page}:${line}`, says: `names ${name}, which stands in no source` }))
}

/** What stands in backticks outside blocks of code, with its line. */
function namesOf(text: string): { name: string; line: number }[] {
  let inBlock = false
  return text.split('\n').flatMap((row, index) => {
    if (row.startsWith('```')) inBlock = !inBlock
    return inBlock ? [] : [...row.matchAll(named)].map(([, name = '']) => ({ name, line: index + 1 }))
  })
}

/** For `a/b/c.ts`: itself, `b/c.ts`, `c.ts`, and the folders `a/b` and `a`. */
function waysToName(path: string): string[] {
  const steps = path.split('/')
  return steps.flatMap((_, at) => [steps.slice(at).join('/'), steps.slice(0, at + 1).join('/')])
}
