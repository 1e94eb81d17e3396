import { type News, renew } from '../base/live/news.ts'
import { patchChannel, takeChanged, takePosted } from './channelCache.ts'
import { withReadUpTo } from './patches.ts'

const renewConversations = () => {
  renew('community', 'conversations')()
  renew('community', 'conversation')()
}
/** Renews the private conversations, and those alone, when something was neither in a community nor in an evening. */
const renewPrivate = ({ communityId, livestreamId }: { communityId?: string; livestreamId?: string }) => {
  if (communityId === undefined && livestreamId === undefined) renewConversations()
}

/** What channels and private conversations do with facts: their messages, and how far one has read. */
export const chatNews = {
  'message.posted': ({ messageId, channelId, seq, ...place }) => {
    takePosted({ messageId, channelId, seq: Number(seq) })
    renewPrivate(place)
  },
  'message.edited': (fact) => {
    takeChanged(fact)
    renewPrivate(fact)
  },
  'message.removed': (fact) => {
    takeChanged(fact)
    renewPrivate(fact)
  },
  'reaction.set': takeChanged,
  'channel.read': ({ channelId, seq, ...place }) => {
    patchChannel(channelId, (channel) => withReadUpTo(channel, Number(seq)))
    renewPrivate(place)
  },
  'conversation.changed': renewConversations,
} satisfies News
