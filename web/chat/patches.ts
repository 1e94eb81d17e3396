import type { Message } from '@bewezen/domain/community/contract.ts'
import type { UnsentState } from '@bewezen/domain/community/outbox.ts'
import { quoteOf } from '@bewezen/domain/community/quote.ts'

/** A message as it stands in a channel; one's own that is not stored yet says how far it is. */
export type ShownMessage = Message & { state?: UnsentState }

/** A run of messages of one channel without gaps, oldest first, with one's own unsent ones at the end. */
export type ChannelMessages = {
  messages: ShownMessage[]
  hasOlder: boolean
  hasNewer: boolean
  /** The place up to which the viewer has read, and the newest place of the channel. */
  readSeq: number
  lastSeq: number
}

/** Where the messages of a channel are cached. */
export const channelKey = (channelId: string) => ['community.channel', channelId] as const

const isStored = (message: ShownMessage) => message.state === undefined

/** The channel with a page of older messages before those it has. */
export const withOlder = (channel: ChannelMessages, page: ChannelMessages): ChannelMessages => ({
  ...merged(channel, page),
  hasOlder: page.hasOlder,
})

/** The channel with a page of newer messages after those it has. */
export const withNewer = (channel: ChannelMessages, page: ChannelMessages): ChannelMessages => ({
  ...merged(channel, page),
  hasNewer: page.hasNewer,
})

/**
 * The channel around a page from elsewhere in it, for somebody who jumped there: joined to what is loaded when it touches
 * it, else in its place, since what is loaded has no gaps (COM-CHAT-10, IN-NAV-06).
 */
export function withWindow(channel: ChannelMessages, page: ChannelMessages): ChannelMessages {
  const [loaded, asked] = [endsOf(channel), endsOf(page)]
  if (!loaded || !asked || asked.first > loaded.last + 1 || asked.last < loaded.first - 1) {
    const unsent = channel.messages.filter((one) => !isStored(one))
    const { hasOlder, hasNewer } = page
    return { ...merged(channel, page), messages: inPlace([...page.messages, ...unsent]), hasOlder, hasNewer }
  }
  return {
    ...merged(channel, page),
    hasOlder: asked.first <= loaded.first ? page.hasOlder : channel.hasOlder,
    hasNewer: asked.last >= loaded.last ? page.hasNewer : channel.hasNewer,
  }
}

/**
 * The channel with a message as it stands now: a known one (one's own that was on its way too) is replaced, a new one
 * takes its place. Beyond what is loaded only the newest place is noted, or there would be a gap.
 */
export function addMessage(channel: ChannelMessages, message: Message): ChannelMessages {
  const lastSeq = Math.max(channel.lastSeq, message.seq)
  if (channel.messages.some((one) => one.id === message.id)) return { ...replaceMessage(channel, message), lastSeq }
  const stored = channel.messages.filter(isStored)
  const isBefore = channel.hasOlder && message.seq < (stored[0]?.seq ?? 0)
  const isBeyond = channel.hasNewer && message.seq > (stored.at(-1)?.seq ?? 0)
  if (isBefore || isBeyond) return { ...channel, lastSeq }
  return { ...channel, messages: inPlace([...channel.messages, message]), lastSeq }
}

/** The channel with a message that changed, quotes of it included; one that is not loaded changes nothing (COM-CHAT-10, COM-CHAT-15). */
export const replaceMessage = (channel: ChannelMessages, message: Message): ChannelMessages => ({
  ...channel,
  messages: inPlace(channel.messages.map((one) => (one.id === message.id ? message : quoting(one, message)))),
})

/** The channel with something of one message changed; one that is not loaded changes nothing (COM-CHAT-13). */
export const patchMessage = (
  channel: ChannelMessages,
  id: string,
  change: (now: ShownMessage) => Partial<ShownMessage>,
): ChannelMessages => ({
  ...channel,
  messages: channel.messages.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
})

/** The channel with these of one's own messages at its end that are not stored yet, and no others (COM-CHAT-09). */
export function withUnsent(channel: ChannelMessages, unsent: readonly ShownMessage[]): ChannelMessages {
  const stored = channel.messages.filter(isStored)
  const ids = new Set(stored.map((one) => one.id))
  return { ...channel, messages: [...stored, ...unsent.filter((one) => !ids.has(one.id))] }
}

/**
 * What is not loaded of a run of messages that should reach up to a place: nothing, just what stands there, or more. What
 * lies beyond its ends can be asked for when somebody goes there.
 */
export function missingUpTo(channel: ChannelMessages, seq: number): 'nothing' | 'last' | 'more' {
  const places = channel.messages.filter(isStored).map((one) => one.seq)
  const first = channel.hasOlder ? (places[0] ?? 1) : 1
  if (seq < first || (channel.hasNewer && seq > (places.at(-1) ?? 0))) return 'nothing'
  const loaded = places.filter((place) => place <= seq).length
  const missing = seq - first + 1 - loaded
  if (missing <= 0) return 'nothing'
  return missing === 1 && !places.includes(seq) ? 'last' : 'more'
}

/** The channel read up to a place; never less far than before (COM-CHAT-18). */
export const withReadUpTo = (channel: ChannelMessages, seq: number): ChannelMessages => ({
  ...channel,
  readSeq: Math.max(channel.readSeq, seq),
})

function merged(channel: ChannelMessages, page: ChannelMessages): ChannelMessages {
  const renewed = new Set(page.messages.map((one) => one.id))
  const kept = channel.messages.filter((one) => !renewed.has(one.id))
  return {
    ...channel,
    messages: inPlace([...page.messages, ...kept]),
    readSeq: Math.max(channel.readSeq, page.readSeq),
    lastSeq: Math.max(channel.lastSeq, page.lastSeq),
  }
}

/** The first and the last place of a run of stored messages, or nothing when it is empty. */
function endsOf({ messages }: ChannelMessages): { first: number; last: number } | null {
  const stored = messages.filter(isStored)
  const [first, last] = [stored[0], stored.at(-1)]
  return first && last ? { first: first.seq, last: last.seq } : null
}

/** Stored messages by their place, then the unsent ones in the order in which they were written. */
const inPlace = (messages: ShownMessage[]): ShownMessage[] => [
  ...messages.filter(isStored).sort((a, b) => a.seq - b.seq),
  ...messages.filter((one) => !isStored(one)),
]

/** A message with the quote of the one that it answers as that stands now. */
function quoting(message: ShownMessage, parent: Message): ShownMessage {
  const content = parent.deletedAt ? null : quoteOf(parent.content)
  return message.parent?.id !== parent.id || message.parent.content === content
    ? message
    : { ...message, parent: { ...message.parent, content } }
}
