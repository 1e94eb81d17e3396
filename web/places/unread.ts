import type { Community } from '@bewezen/domain/community/contract.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { patchCached } from '../base/live/patch.ts'

/** Changes the cached list of communities and their channels. */
export const patchCommunities = (patch: (list: CommunityList) => CommunityList): void =>
  patchCached<CommunityList>(queries(), api.community.list.key(), patch)

export type CommunityList = { communities: Community[] }
type Posted = { channelId: string; seq: number }

/** The list after a message was posted; that one's own is read is told by itself (COM-CHAT-18, COM-CHAT-54). */
export const withPosted = (list: CommunityList, { channelId, seq }: Posted): CommunityList =>
  inChannel(list, channelId, (channel) => {
    const added = Math.max(0, seq - channel.lastSeq)
    return { ...channel, lastSeq: channel.lastSeq + added, unread: channel.unread + added }
  })

/**
 * The list after the viewer read a channel up to a place, here or elsewhere; unread never rises by reading. What was read
 * is there, even when it is not told yet.
 */
export const withChannelRead = (list: CommunityList, channelId: string, seq: number): CommunityList =>
  inChannel(list, channelId, (channel) => ({
    ...channel,
    lastSeq: Math.max(channel.lastSeq, seq),
    unread: Math.max(0, Math.min(channel.unread, channel.lastSeq - seq)),
  }))

type Channel = Community['channels'][number]

const inChannel = (list: CommunityList, channelId: string, change: (channel: Channel) => Channel): CommunityList => ({
  communities: list.communities.map((community) =>
    community.channels.some((channel) => channel.id === channelId)
      ? {
          ...community,
          channels: community.channels.map((channel) => (channel.id === channelId ? change(channel) : channel)),
        }
      : community,
  ),
})
