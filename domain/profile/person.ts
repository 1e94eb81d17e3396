import { profileWords } from './words.ts'

/** The names of a person, as far as they are filled. */
export type Named = { firstName?: string | null; lastName?: string | null; username?: string | null }

/** The display name: first and last name, else the one that is filled, else the username; 'Verwijderde gebruiker' when the account is gone (SH-PROF-14, SH-PROF-15, IN-CARD-20). */
export function displayName(person: Named | null | undefined): string {
  if (!person) return profileWords.removed
  const names = [person.firstName, person.lastName].map((name) => name?.trim()).filter(Boolean)
  return names.join(' ') || person.username || profileWords.nameless
}

/** The first letters of the first and the last word of a name, in capitals: at most two; '?' without a letter (SH-AVAT-07). */
export function initials(name: string): string {
  const letters = name.normalize('NFC').split(/\s+/u).map(firstLetter).filter(Boolean)
  const [first, last] = [letters[0], letters.at(-1)]
  if (!first || !last) return '?'
  return letters.length === 1 ? first : first + last
}

/** 'ß' has no capital of its own: the capital is cut to one letter again. */
const firstLetter = (word: string): string => firstOf(firstOf(word).toUpperCase())
const firstOf = (word: string): string => word.match(/\p{L}\p{M}{0,4}/u)?.[0] ?? ''

export const maxPointBadges = 5

/** How many badges so many points give: one per 100, from 0 to 5 (SH-CARD-05, SH-RANK-07). */
export const pointBadges = (points: number): number =>
  Math.min(maxPointBadges, Math.max(0, Math.floor((points || 0) / 100)))
