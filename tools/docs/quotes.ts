import type { Offence } from '../arrows/rules.ts'

/** A block of code in a page of `docs/`: the file it says it quotes, its lines, and the line of the page it begins on. */
type Quote = { path: string; lines: readonly string[]; line: number }

const fence = /^```(\S*) ?(.*)$/
/** Blocks in these languages are code of ours; a block in another (`sh`) quotes nothing. */
const ours = new Set(['ts', 'tsx', 'sql', 'css'])
const leftOut = '…'

/**
 * The blocks of code of a page that are not in the file they name. A block names its file beside its language,
 * "```ts server/community/react.ts", and quotes its lines in their order; `…` stands for whatever was left out, and
 * spaces and line ends do not count.
 */
export function staleQuotes(page: string, text: string, read: (path: string) => string | null): Offence[] {
  return quotesOf(text).flatMap((quote) => {
    if (!quote.path)
      return [{ at: `${page}:${quote.line}`, says: 'name the quoted file beside the language of the block' }]
    const source = read(quote.path)
    if (source === null) return [{ at: `${page}:${quote.line}`, says: `quotes ${quote.path}, which is not there` }]
    const lost = firstLost(quote, source)
    if (!lost) return []
    return [{ at: `${page}:${lost.line}`, says: `quotes ${quote.path}, where this does not follow: ${lost.text}` }]
  })
}

function quotesOf(text: string): Quote[] {
  const quotes: Quote[] = []
  let open: { language: string; quote: Quote & { lines: string[] } } | null = null
  for (const [index, row] of text.split('\n').entries()) {
    const [, language = '', path = ''] = fence.exec(row) ?? []
    if (!row.startsWith('```')) open?.quote.lines.push(row)
    else if (!open) open = { language, quote: { path: path.trim(), lines: [], line: index + 1 } }
    else {
      if (ours.has(open.language)) quotes.push(open.quote)
      open = null
    }
  }
  return quotes
}

/** The first line that does not stand in the source after what was quoted before it, or null when all of it does. */
function firstLost({ lines, line }: Quote, source: string): { line: number; text: string } | null {
  const all = flat(source)
  let from = 0
  let run = '' // what must stand without a gap
  for (const [index, row] of lines.entries()) {
    for (const [part, piece] of row.split(leftOut).entries()) {
      if (part > 0) {
        from = all.indexOf(run, from) + run.length
        run = ''
      }
      const longer = flat(`${run} ${piece}`)
      if (all.indexOf(longer, from) === -1) return { line: line + index + 1, text: row.trim() }
      run = longer
    }
  }
  return null
}

const flat = (text: string) => text.replace(/\s+/g, '')
