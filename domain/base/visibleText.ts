const symbols = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Storage that one visible symbol may take before it counts as more than one: the longest emoji fit (IN-REACT-07). */
export const maxSymbolUnits = 16

/** The visible symbols of a text: a flag or a family is one (SH-EDGE-37, X3-EDGE-10). */
export const symbolsOf = (text: string): string[] => Array.from(symbols.segment(text), (part) => part.segment)

/**
 * Length as a person counts it, in visible symbols. A symbol of over 16 code units counts once per 16 begun,
 * so that a letter under a thousand accents cannot smuggle a book past a limit.
 */
export function visibleLength(text: string): number {
  let length = 0
  for (const { segment } of symbols.segment(text)) length += Math.ceil(segment.length / maxSymbolUnits)
  return length
}

/** Whether a text has more visible symbols than the limit; cheap for texts that are far too long. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  if (text.length > limit * maxSymbolUnits) return true
  return visibleLength(text) > limit
}

/** A text as it can be kept: without control characters but line breaks and tabs, and without half symbols (SH-EDGE-16). */
export const keepable = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()

/** Whether nothing in the text can be seen: empty, white space, or invisible and direction-changing characters only. */
export const isInvisible = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\p{DI}]*$/u.test(text)

/** A text for comparing and searching: lower case, without accents (IN-LIST-06). */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
