import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import {
  type ContentType,
  contentTypes,
  directSlug,
  logbookSlug,
  moderationSlug,
  type Place,
  placeSlugs,
} from '@bewezen/domain/community/slugs.ts'
import { allCommunities, ownDayView, type Start } from '../places/index.ts'

/** What an address of the community asks for; what it does not name is absent. */
export type Asked = {
  blueprint?: string
  channel?: string
  type?: string
  slug?: string
  query: { blueprintId?: string; channelId?: string; channelName?: string; view?: string }
}

/** What stands in this browser beside the address: where to begin, the community that was open last, and what a followed link left. */
export type Remembered = { start: Start; communityId: string | null; channelSlug: string | null }

/** What is shown at an address. `missed` says that another channel was asked for, which there is not. */
export type Opened =
  | { show: 'cards' }
  | { show: 'today' }
  | { show: 'channel'; community: Community; channel: Channel; missed?: true }
  | { show: 'noChannels'; community: Community }
  | { show: 'place'; community: Community; place: Place }
  | { show: 'content'; community: Community; type: ContentType; slug: string }
  | { show: 'moderation' }
  | { show: 'logbook' }
  | { show: 'direct'; conversationId: string | undefined }
  | { show: 'unknown' }

/** What the community page shows: the address goes before everything that was kept (COM-CHAT-02, COM-CHAT-06, SH-ROUTE-04, SH-ROUTE-05, SH-COMM-02, SH-COMM-04, SH-LINK-09). */
export function openedAt(communities: readonly Community[], asked: Asked, remembered: Remembered): Opened {
  if (asked.blueprint !== undefined) return atPath(communities, asked, asked.blueprint)
  const { blueprintId, channelId, channelName } = asked.query
  if (blueprintId ?? channelId ?? channelName) return atQuery(communities, asked.query, remembered)
  return atHome(communities, asked, remembered)
}

function atPath(communities: readonly Community[], asked: Asked, slug: string): Opened {
  // Slugs are compared in lower case (ROUTE-TABLE-21).
  if (slug === moderationSlug && asked.channel === undefined) return { show: 'moderation' }
  if (slug === logbookSlug && asked.channel === undefined) return { show: 'logbook' }
  if (slug === directSlug && asked.type === undefined) return { show: 'direct', conversationId: asked.channel }
  const community = communities.find((one) => one.slug === slug.toLowerCase())
  if (!community) return { show: 'unknown' }
  const type = contentTypes.find((one) => one === asked.type)
  if (type) return { show: 'content', community, type, slug: asked.slug ?? '' }
  if (asked.channel === undefined) return firstOf(community)
  const place = placeAt(asked.channel.toLowerCase())
  if (place) return { show: 'place', community, place }
  const channel = community.channels.find((one) => one.slug === asked.channel?.toLowerCase())
  return channel ? { show: 'channel', community, channel } : { show: 'unknown' }
}

const placeAt = (slug: string) => (Object.keys(placeSlugs) as Place[]).find((place) => placeSlugs[place] === slug)

function atQuery(communities: readonly Community[], query: Asked['query'], remembered: Remembered): Opened {
  const { blueprintId, channelId, channelName } = query
  const all = communities.flatMap((community) => community.channels.map((channel) => ({ community, channel })))
  const byId = all.find(({ channel }) => channel.id === channelId)
  if (byId) return { show: 'channel', ...byId }

  const own = communities.find((one) => one.id === (blueprintId ?? remembered.communityId))
  const name = channelName?.toLowerCase()
  const named = all.filter(({ channel }) => channel.name.toLowerCase() === name)
  const byName = named.find(({ community }) => community === own) ?? named[0]
  if (byName) return { show: 'channel', ...byName }

  // Only the community was asked for, and it is there.
  if (own && own.id === blueprintId && channelId === undefined && name === undefined) return firstOf(own)
  const available = [own, ...communities.filter((one) => one.joined), ...communities]
  const first = available.find((one) => one && one.channels.length > 0)
  return first ? missed(firstOf(first)) : { show: 'unknown' }
}

function atHome(communities: readonly Community[], asked: Asked, remembered: Remembered): Opened {
  if (asked.query.view === allCommunities) return { show: 'cards' }
  if (asked.query.view === ownDayView) return { show: 'today' }
  const last = communities.find((one) => one.id === remembered.communityId)
  const left = remembered.channelSlug
  if (left !== null) {
    const community = [last, ...communities].find((one) => one?.channels.some((channel) => channel.slug === left))
    if (community) return atPath(communities, { ...asked, channel: left }, community.slug)
  }
  if (remembered.start === 'today') return { show: 'today' }
  if (last) return firstOf(last)
  const [joined, ...more] = communities.filter((one) => one.joined)
  return joined && more.length === 0 ? firstOf(joined) : { show: 'cards' }
}

function firstOf(community: Community): Opened {
  const [channel] = community.channels
  return channel ? { show: 'channel', community, channel } : { show: 'noChannels', community }
}

const missed = (opened: Opened): Opened => (opened.show === 'channel' ? { ...opened, missed: true } : opened)
