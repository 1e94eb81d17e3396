import { isLongerThan } from '../base/visibleText.ts'

export const maxNameLength = 100

/** What is wrong with a name; its sentence is in words.ts. */
export type NameRefusal = 'required' | 'tooLong' | 'invalid'

/** A name as it is stored: composed, trimmed, with plain spaces. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** Why a typed name is refused, or null (SH-AUTH-13, SH-AUTH-14, SH-EDGE-37). */
export function nameRefusal(typed: string): NameRefusal | null {
  const name = cleanName(typed)
  if (name === '') return 'required'
  if (isLongerThan(name, maxNameLength)) return 'tooLong'
  return isName.test(name) && !cannotBeSeen.test(name) ? null : 'invalid'
}

// A letter carries at most four accents: more is a way to draw over other people's lines.
const isName = /^(?=.*\p{L})(?:\p{L}\p{M}{0,4}|[ '’‘.-])+$/u

// Some letters and accents draw nothing, such as the Hangul filler: a name of them would be an empty place.
const cannotBeSeen = /\p{DI}/u
