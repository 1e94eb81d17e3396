import type { AssistantMessage } from './contract.ts'

/** A message as it is shown; one's own is pending until the stored one arrives (SH-ASSIST-07). */
export type ShownMessage = AssistantMessage & { pending?: boolean }

/** The talk as a browser has it, oldest first (SH-ASSIST-16). */
export type Talk = { messages: readonly ShownMessage[]; hasOlder: boolean }

/** The talk with one's own message at its end, before it is stored. */
export const withPending = (talk: Talk, message: AssistantMessage): Talk => ({
  ...talk,
  messages: [...talk.messages, { ...message, pending: true }],
})

/**
 * The talk with a message that was stored: it takes the place of the pending one with its id, else of the oldest own
 * pending one with the same content; one that is shown already changes nothing (SH-ASSIST-09, SH-ASSIST-10).
 */
export function withStored(talk: Talk, stored: AssistantMessage): Talk {
  const { messages } = talk
  if (messages.some(({ id, pending }) => id === stored.id && !pending)) return talk
  const isSame = (one: ShownMessage) => one.pending && stored.isUser && one.content === stored.content
  const known = messages.findIndex(({ id }) => id === stored.id)
  const at = known >= 0 ? known : messages.findIndex(isSame)
  const next = at >= 0 ? messages.with(at, stored) : [...messages, stored]
  return { ...talk, messages: next.toSorted(inOrder) }
}

/** The talk without a message that was not sent after all (SH-ASSIST-08). */
export const without = (talk: Talk, id: string): Talk =>
  talk.messages.some((one) => one.id === id)
    ? { ...talk, messages: talk.messages.filter((one) => one.id !== id) }
    : talk

/** A page as it comes, newest first. */
type Page = { messages: readonly AssistantMessage[]; hasOlder: boolean }

/** The talk with an older page before it; what is shown already is not shown twice (SH-ASSIST-15). */
export function withOlder(talk: Talk, { messages, hasOlder }: Page): Talk {
  const known = new Set(talk.messages.map(({ id }) => id))
  const older = messages.filter(({ id }) => !known.has(id))
  return { messages: [...older, ...talk.messages].toSorted(inOrder), hasOlder }
}

/**
 * The talk after its newest page was fetched anew: what lies before that page stays when the two meet, and what is not
 * stored yet stays too.
 */
export function withNewest(talk: Talk | undefined, { messages, hasOlder }: Page): Talk {
  const known = talk?.messages ?? []
  const stored = new Set(messages.map(({ id }) => id))
  const pending = known.filter((one) => one.pending && !stored.has(one.id))
  const oldest = messages.at(-1)
  const meets = oldest !== undefined && known.some(({ id }) => id === oldest.id)
  const before = meets ? known.filter((one) => !one.pending && inOrder(one, oldest) < 0) : []
  return {
    messages: [...before, ...messages, ...pending].toSorted(inOrder),
    hasOlder: talk && before.length > 0 ? talk.hasOlder : hasOlder,
  }
}

/** Oldest first; equal moments by id, and what is pending at the end in the order in which it was sent. */
function inOrder(a: ShownMessage, b: ShownMessage): number {
  if (a.pending || b.pending) return Number(a.pending ?? false) - Number(b.pending ?? false)
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
