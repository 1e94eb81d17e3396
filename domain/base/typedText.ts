import { isInvisible, isLongerThan, keepable, visibleLength } from './visibleText.ts'

/** A text as it is stored: trimmed, without what no database keeps; everything else as typed (SH-EDGE-16). */
export const cleanText = (typed: string): string => keepable(typed).trim()

/**
 * A name, title or other text of one line as it is stored: in one line, and without what turns the direction of writing,
 * which would turn the words that stand behind it too (X3-EDGE-46).
 */
export const cleanLine = (typed: string): string =>
  cleanText(typed.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')).replace(/\s+/gu, ' ')

/** Whether a text, once cleaned, says something and has so many visible characters. */
export function hasLength(typed: string, least: number, most: number): boolean {
  const text = cleanText(typed)
  return !isInvisible(text) && !isLongerThan(text, most) && visibleLength(text) >= least
}

/** How long a reason is that somebody is told. */
export const [minReason, maxReason] = [3, 500]

/** Whether this reason can be told to whom it is about: between 3 and 500 visible characters (COM-MOD-06, COM-MOD-07). */
export const isReason = (typed: string): boolean => hasLength(typed, minReason, maxReason)
