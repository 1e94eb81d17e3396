import { nextPin } from '@bewezen/domain/community/pins.ts'
import type { CommunityList } from './unread.ts'

type Pinned = { channelId: string; on: boolean }

/** The list with a channel pinned, under those that are, or unpinned; one that stands so already keeps its place. */
export const withPin = (list: CommunityList, { channelId, on }: Pinned): CommunityList =>
  changed(list, channelId, (pin, pins) => (on ? (pin ?? nextPin(pins)) : null))

/** The list with the place of a channel among the pinned ones as it is stored. */
export const withPlace = (list: CommunityList, { channelId, pin }: { channelId: string; pin: number | null }) =>
  changed(list, channelId, () => pin)

/** How many channels are pinned in the community of this one. */
export const pinnedBeside = ({ communities }: CommunityList, channelId: string): number =>
  communities
    .find(({ channels }) => channels.some(({ id }) => id === channelId))
    ?.channels.filter(({ pin }) => pin !== null).length ?? 0

type Change = (pin: number | null, pins: (number | null)[]) => number | null

const changed = ({ communities }: CommunityList, channelId: string, change: Change): CommunityList => ({
  communities: communities.map((community) => {
    const { channels } = community
    const pins = channels.map(({ pin }) => pin)
    return channels.some(({ id }) => id === channelId)
      ? {
          ...community,
          channels: channels.map((one) => (one.id === channelId ? { ...one, pin: change(one.pin, pins) } : one)),
        }
      : community
  }),
})
