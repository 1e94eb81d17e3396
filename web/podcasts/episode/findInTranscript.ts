import { markWords, searchWords } from '@bewezen/domain/search/searching.ts'

type Line = { text: string; speaker: string | null }

/** The places in the list of the lines that hold every word of what is looked for, accents and case aside (POD-MORE-45). */
export function foundLines(lines: readonly Line[], typed: string): number[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  return lines.flatMap(({ text, speaker }, at) =>
    words.every((word) => [text, speaker ?? ''].some((part) => markWords(part, [word]).some(({ found }) => found)))
      ? [at]
      : [],
  )
}

/** Of so many places the one that a step leads to; past an end it goes on at the other (POD-MORE-45). */
export const stepTo = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count
