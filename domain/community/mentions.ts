import { maxStoredUsernameLength } from '../profile/username.ts'

export const maxSuggestions = 8
export const suggestionDelayMs = 200

/** Mentions of many people at once (IN-MENTION-03, IN-MENTION-04); their labels are in words.ts. */
export const batchMentions = ['students', 'channel_members'] as const
export type BatchMention = (typeof batchMentions)[number]

export const asBatchMention = (name: string): BatchMention | null =>
  batchMentions.find((batch) => batch === name.toLowerCase()) ?? null

/** A mention and where it stands in the text, the @ included. */
export type Mention = { name: string; batch: BatchMention | null; start: number; end: number }

// A name ends where a letter of any script no longer follows: '@andré' names nobody called 'andr'. Without the flag for
// case, which would let in letters from elsewhere that fold to k and s.
const mention = new RegExp(`(?<=^|\\s)@([A-Za-z0-9_]{1,${maxStoredUsernameLength}})(?![\\p{L}\\p{M}\\p{N}_@])`, 'gu')

/** Every mention in a stored text, at its start or after white space; names in lower case (IN-MENTION-07, IN-MENTION-09). */
export const findMentions = (text: string): Mention[] =>
  Array.from(text.matchAll(mention), (found) => {
    const name = (found[1] ?? '').toLowerCase()
    return { name, batch: asBatchMention(name), start: found.index, end: found.index + found[0].length }
  })

/**
 * Whom a text names, each once: usernames, and batch mentions when its author may mention groups. By anybody else
 * a batch mention is plain text and names nobody (SH-MENT-04).
 */
export function mentionsIn(text: string, mayMentionGroups: boolean): { usernames: string[]; batches: BatchMention[] } {
  const found = findMentions(text)
  return {
    usernames: [...new Set(found.filter((it) => !it.batch).map((it) => it.name))],
    batches: batchMentions.filter((batch) => mayMentionGroups && found.some((it) => it.batch === batch)),
  }
}

/** As long as what a text names can be: no longer than the text. */
export const maxNamed = 1000

/** Only whom a text names, each once and in order: the same while all else in the text changes. */
export const namedBy = (text: string): string =>
  [...new Set(findMentions(text).map(({ name }) => `@${name}`))].sort().join(' ')

/** So many people may be called without being asked first (COM-CHAT-42). */
export const callsUnasked = 25

/** The batch mentions to list above the users for a typed text (SH-MENT-02, SH-MENT-03, SH-MENT-05). */
export const suggestedBatches = (typed: string, mayMentionGroups: boolean): BatchMention[] =>
  mayMentionGroups ? batchMentions.filter((batch) => batch.includes(typed.toLowerCase())) : []

/** A pattern for (i)like that finds the typed text anywhere; %, _ and \ mean themselves (SH-EDGE-34). */
export const likePattern = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
