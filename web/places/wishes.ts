import { api } from '../base/api/api.ts'
import { lastWish } from '../base/api/lastWish.ts'
import { queries } from '../base/api/queries.ts'
import type { WishKinds } from '../base/offline/wish.ts'
import { withPin, withPlace } from './pins.ts'
import { type CommunityList, patchCommunities } from './unread.ts'

declare module '../base/offline/wish.ts' {
  interface Wishes {
    pin: { channelId: string; on: boolean }
  }
}

/** What is wanted without a line of a channel in the sidebar: that it is pinned, or not (COM-PIN-08). */
export const placesWishes: WishKinds<'pin'> = {
  pin: {
    about: ({ channelId }) => channelId,
    async send({ channelId, on }) {
      const stored = await lastWish(`pin ${channelId}`, on, (on) => api.community.pin.call({ channelId, on }))
      if (stored) patchCommunities((list) => withPlace(list, stored))
    },
    renew: () => void queries().invalidateQueries({ queryKey: api.community.list.key() }),
    granted({ queryHash }, wish) {
      if (queryHash.startsWith('[["community","list"]')) return (list: CommunityList) => withPin(list, wish)
    },
  },
}
