import type { articles } from '../articles.ts'

type Article = (typeof articles)[number]

/**
 * An article of the big demo community: its text in the short signs that `articleHtml` reads, and its chart. None has a
 * cover of its own, so that the drawings of their subjects stand above them (COM-START-50).
 */
export type LongArticle = Omit<Article, 'content' | 'isDraft' | 'cover'> & {
  figure: { title: string; bars: readonly (readonly [name: string, value: number])[]; alt: string }
  text: string
}

const strong = (text: string): string => text.replaceAll('&', '&amp;').replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')

/**
 * The text as the editor would store it. A block is set apart by an empty line: `## ` a heading, `- ` and `1. ` lists,
 * `> ` a quotation, `| ` the rows of a table with its head first, `[figuur]` the chart, and all else a paragraph.
 */
export function articleHtml(text: string, figure: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => blockHtml(block, figure))
    .join('')
}

function blockHtml(block: string, figure: string): string {
  const lines = block.split('\n')
  if (block === '[figuur]') return figure
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`
  if (block.startsWith('> ')) return `<blockquote><p>${strong(block.slice(2))}</p></blockquote>`
  if (block.startsWith('- ')) return `<ul>${items(lines, /^- /)}</ul>`
  if (block.startsWith('1. ')) return `<ol>${items(lines, /^\d+\. /)}</ol>`
  if (block.startsWith('| ')) return `<table><tbody>${lines.map(rowHtml).join('')}</tbody></table>`
  return `<p>${strong(block)}</p>`
}

const items = (lines: readonly string[], sign: RegExp): string =>
  lines.map((line) => `<li><p>${strong(line.replace(sign, ''))}</p></li>`).join('')

function rowHtml(line: string, at: number): string {
  const cell = at === 0 ? 'th' : 'td'
  return `<tr>${line
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => `<${cell}><p>${one}</p></${cell}>`)
    .join('')}</tr>`
}
