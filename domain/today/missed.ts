import { byUnread, missedWords } from './words.ts'

type Counted = {
  joined: boolean
  channels: readonly { name: string; unread: number; isArchived: boolean }[]
}

/** The summary of what is unread: how much, where most of it is, and what of it is private (SH-TODAY-06). */
export type Missed<Place extends Counted> = {
  messages: number
  channels: number
  busiest: { community: Place; channel: Place['channels'][number] } | null
  privately: number
}

/** Counts what is new over all channels of the communities that were joined; nobody reads the messages for it (SH-TODAY-06). */
export function missedIn<Place extends Counted>(
  communities: readonly Place[],
  conversations: readonly { unread: number }[],
): Missed<Place> {
  const unread = communities
    .filter((one) => one.joined)
    .flatMap((community) =>
      community.channels
        .filter((channel) => channel.unread > 0 && !channel.isArchived)
        .map((channel) => ({ community, channel })),
    )
  const [busiest = null] = unread.toSorted((a, b) => b.channel.unread - a.channel.unread)
  return {
    messages: unread.reduce((sum, { channel }) => sum + channel.unread, 0),
    channels: unread.length,
    busiest,
    privately: conversations.reduce((sum, { unread }) => sum + unread, 0),
  }
}

/** The three sentences; none when nothing is new. */
export function missedSentences({ messages, channels, busiest, privately }: Missed<Counted>): string[] {
  if (messages === 0 && privately === 0) return []
  return [
    missedWords.all(messages, channels),
    busiest ? missedWords.busiest(busiest.channel.name, byUnread(busiest.channel.unread)) : missedWords.quiet,
    missedWords.privately(privately),
  ]
}
