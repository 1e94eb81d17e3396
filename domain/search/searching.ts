import { folded, isLongerThan } from '../base/visibleText.ts'

/** What can be found, in the order in which it is shown. */
export const hitKinds = [
  'page',
  'event',
  'livestream',
  'product',
  'blog',
  'podcast',
  'lesson',
  'masterclass',
  'challenge',
  'post',
  'channel',
  'person',
  'message',
] as const

/** At most so many results are shown (SH-NAV-05). */
export const maxHits = 10
const minSearchLength = 2
export const maxSearchLength = 200
const maxWords = 8
const maxWordLength = 60

/** The words that are looked for: letters and digits only, so that no sign means anything; none below 2 characters (SH-NAV-05). */
export function searchWords(typed: string): string[] {
  const text = typed.normalize('NFC').trim()
  if (!isLongerThan(text, minSearchLength - 1)) return []
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return [...new Set(words.map((word) => word.toLowerCase().slice(0, maxWordLength)))].slice(0, maxWords)
}

/** A piece of a text that is marked when one of the words begins there. */
export type Piece = { text: string; found: boolean }

/** A text in pieces, with every word marked that begins like one of those looked for, accents and case aside. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const begins = words.map(beginning)
  const pieces: Piece[] = []
  for (const part of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const plain = folded(part)
    const found = begins.some((begin) => plain.startsWith(begin))
    const last = pieces.at(-1)
    if (last?.found === found && !found) last.text += part
    else pieces.push({ text: part, found })
  }
  return pieces
}

/** Long words are found in their other forms too: wandelen marks wandelde. */
const beginning = (word: string): string => {
  const plain = folded(word)
  return plain.length > 6 ? plain.slice(0, -2) : plain
}

const excerptLength = 140
const before = 40

/** The piece of a longer text around the first of the words, cut at a blank, on one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= excerptLength) return line
  let at = 0
  for (const piece of markWords(line, words)) {
    if (piece.found) break
    at += piece.text.length
  }
  const start = at >= line.length || at <= before ? 0 : line.indexOf(' ', at - before) + 1
  const last = line.lastIndexOf(' ', start + excerptLength)
  const end = start + excerptLength >= line.length ? line.length : last > start ? last : start + excerptLength
  return `${start > 0 ? '… ' : ''}${line.slice(start, end).toWellFormed()}${end < line.length ? ' …' : ''}`
}
