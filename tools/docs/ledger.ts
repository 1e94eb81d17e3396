import type { Offence } from '../arrows/rules.ts'
import { inPlace } from './place.ts'

/**
 * A ledger: a page of the docs with a row for each requirement of a standard, `| number | level | words | state | says |`.
 * A row in the first of its states names the tests that prove it, each as a file in backticks with words of one of its
 * titles in single quotes behind it; the other states say why.
 */
export type Standard = {
  page: string
  /** Every number of the standard in its order, with its level. */
  numbers: ReadonlyMap<string, string>
  /** The states that a row may have; the first is that it is proven. */
  states: readonly [string, ...string[]]
}

type Row = { line: number; number: string; level: string; words: string; state: string; says: string }

const row = /^\| *(\d[\d.]*) *\| *(\w+) *\| *([^|]+?) *\| *([^|]+?) *\| *([^|]*?) *\|$/
const proof = /`([^`]+)` ((?:'[^']+'(?:, | and )?)+)/g

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((written, index) => {
    const [found, number = '', level = '', words = '', state = '', says = ''] = row.exec(written) ?? []
    return found ? [{ line: index + 1, number, level, words, state, says }] : []
  })
}

/**
 * What is wrong with a ledger: a number that is missing, doubled, out of order or of another level, a state that is
 * none, one without a reason, and a proof that is not there. `titles` are those of the tests by file; words of a file
 * without titles, such as a page of the docs, stand in its text, which `read` answers.
 */
export function ledgerFaults(
  { page, numbers, states }: Standard,
  text: string,
  titles: ReadonlyMap<string, readonly string[]>,
  read: (path: string) => string | null,
): Offence[] {
  const rows = rowsOf(text)
  const there = new Set(rows.map(({ number }) => number))
  const missing = [...numbers.keys()].filter((number) => !there.has(number))
  const order = [...numbers.keys()]
  const faults: Offence[] = missing.map((number) => ({ at: page, says: `has no row for ${number}` }))
  let last = -1
  for (const { line, number, level, state, says } of rows) {
    const at = `${page}:${line}`
    const place = order.indexOf(number)
    if (place < 0) faults.push({ at, says: `${number} is no number of the standard` })
    else if (place <= last) faults.push({ at, says: `${number} stands twice or out of order` })
    last = Math.max(last, place)
    if (place >= 0 && numbers.get(number) !== level)
      faults.push({ at, says: `${number} is of level ${numbers.get(number)}` })
    if (!states.includes(state))
      faults.push({ at, says: `${number} is ${state}, which is none of ${states.join(', ')}` })
    const proofs = [...says.matchAll(proof)]
    if (state === states[0] ? proofs.length === 0 : says === '')
      faults.push({ at, says: `${number} is ${state} and does not say by what` })
    for (const [, path = '', quoted = ''] of proofs)
      for (const [, words = ''] of quoted.matchAll(/'([^']+)'/g)) {
        const stands = titles.get(path)?.some((title) => hasWords(title, words)) ?? hasWords(read(path) ?? '', words)
        if (!stands) faults.push({ at, says: `${number} names '${words}' in ${path}, where it does not stand` })
      }
  }
  return faults
}

/** As whole words: SH-UI-1 does not stand in SH-UI-15. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const next = text[at + words.length] ?? ' '
    if (!/\w/.test(next) || !/\w$/.test(words)) return true
  }
  return false
}

/** How many rows are in each state, in a sentence: '55 in all: 30 meets, 5 not applicable, 20 not proven.' */
export function countsOf({ states }: Standard, text: string): string {
  const rows = rowsOf(text)
  const each = states.map((state) => `${rows.filter((one) => one.state === state).length} ${state}`)
  return `${rows.length} in all: ${each.join(', ')}.`
}

/** The ledger with its counts in their place. */
export const withCounts = (standard: Standard, text: string): string =>
  inPlace(text, 'node tools/ledgers.ts', countsOf(standard, text))
