import { api } from '../base/api/api.ts'
import { lastWish } from '../base/api/lastWish.ts'
import { queries } from '../base/api/queries.ts'
import type { WishKinds } from '../base/offline/wish.ts'
import { type CommunityList, withChannelRead } from '../places/index.ts'
import { withReaction } from '../talk/index.ts'
import { patchChannel, takeChanged, takeChannelRead } from './channelCache.ts'
import { patchElsewhere } from './elsewhere.ts'
import { type ChannelMessages, channelKey, patchMessage, withReadUpTo } from './patches.ts'

declare module '../base/offline/wish.ts' {
  interface Wishes {
    react: { messageId: string; channelId: string; emoji: string; on: boolean }
    channelRead: { channelId: string; seq: number }
  }
}

const [channels] = channelKey('')

/** What is wanted without a line of a message or a channel: a reaction, and how far one has read (COM-CHAT-52). */
export const chatWishes: WishKinds<'react' | 'channelRead'> = {
  react: {
    about: ({ messageId, emoji }) => `${messageId} ${emoji}`,
    async send({ messageId, channelId, emoji, on }) {
      const call = (on: boolean) => api.community.react.call({ messageId, emoji, on })
      const stored = await lastWish(`react ${messageId} ${emoji}`, on, call)
      if (!stored) return
      const { reactions } = stored
      patchChannel(channelId, (channel) => patchMessage(channel, messageId, () => ({ reactions })))
      patchElsewhere(messageId, () => ({ reactions }))
    },
    renew: takeChanged,
    granted({ queryKey: [room] }, { messageId, emoji, on }) {
      if (room !== channels) return
      return (channel: ChannelMessages) =>
        patchMessage(channel, messageId, ({ reactions }) => ({ reactions: withReaction(reactions, emoji, on) }))
    },
  },
  channelRead: {
    about: ({ channelId }) => channelId,
    goesFurther: (earlier, later) => earlier.seq > later.seq,
    async send({ channelId, seq }) {
      const { readSeq } = await api.community.markRead.call({ channelId, seq })
      takeChannelRead(channelId, readSeq)
    },
    renew({ channelId }) {
      void queries().invalidateQueries({ queryKey: api.community.list.key() })
      void queries().invalidateQueries({ queryKey: channelKey(channelId) })
    },
    granted({ queryKey: [room, id], queryHash }, { channelId, seq }) {
      if (room === channels && id === channelId) return (channel: ChannelMessages) => withReadUpTo(channel, seq)
      if (queryHash.startsWith('[["community","list"]'))
        return (list: CommunityList) => withChannelRead(list, channelId, seq)
    },
  },
}
