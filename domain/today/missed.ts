import { conversationName } from '../community/desk.ts'
import { newIn } from '../community/newIn.ts'
import type { Named } from '../profile/person.ts'
import { byUnread, missedWords } from './words.ts'

type Counted = {
  joined: boolean
  name: string
  channels: readonly { name: string; unread: number; isArchived: boolean }[]
}
type Talk = { unread: number; isDesk: boolean; other: Named | null }

/** The summary of what is unread: where, the most first, and whose of it is private (SH-TODAY-06). */
export type Missed<Place extends Counted, Private extends Talk> = {
  messages: number
  places: readonly { community: Place; channel: Place['channels'][number] }[]
  privately: number
  talks: readonly Private[]
}

/** So many places and people are named, with a way to each. */
export const namedAtMost = 3

/** Counts what is new over all channels of the communities that were joined, as the sidebar counts it; nobody reads the messages for it (SH-TODAY-06, SH-TODAY-21). */
export function missedIn<Place extends Counted, Private extends Talk>(
  communities: readonly Place[],
  conversations: readonly Private[],
): Missed<Place, Private> {
  const places = communities
    .flatMap((community) =>
      community.channels.filter((channel) => newIn(community, channel) > 0).map((channel) => ({ community, channel })),
    )
    .toSorted((a, b) => b.channel.unread - a.channel.unread)
  const talks = conversations.filter(({ unread }) => unread > 0)
  return {
    messages: places.reduce((sum, { channel }) => sum + channel.unread, 0),
    places,
    privately: talks.reduce((sum, { unread }) => sum + unread, 0),
    talks,
  }
}

/** The three sentences, which name channels and people as far as there is room; none when nothing is new. */
export function missedSentences({ messages, places, privately, talks }: Missed<Counted, Talk>): string[] {
  if (messages === 0 && privately === 0) return []
  const [busiest] = places
  return [
    missedWords.all(messages, named(places.map(({ channel }) => channel.name))),
    busiest
      ? missedWords.busiest(busiest.channel.name, busiest.community.name, byUnread(busiest.channel.unread))
      : missedWords.quiet,
    missedWords.privately(privately, named(talks.map(conversationName))),
  ]
}

const named = (names: readonly string[]) => ({
  names: names.slice(0, namedAtMost),
  others: Math.max(names.length - namedAtMost, 0),
})
