import { type News, renew } from '../base/live/news.ts'
import { patchChannel, takeChanged, takePosted } from './channelCache.ts'
import { withReadUpTo } from './patches.ts'

const renewConversations = () => {
  renew('community', 'conversations')()
  renew('community', 'conversation')()
}
/** Renews the private conversations, and those alone, when something was not in a community. */
const renewPrivate = (communityId: string | undefined) => {
  if (communityId === undefined) renewConversations()
}

/** What channels and private conversations do with facts: their messages, and how far one has read. */
export const chatNews = {
  'message.posted': ({ messageId, channelId, communityId, seq }) => {
    takePosted({ messageId, channelId, seq: Number(seq) })
    renewPrivate(communityId)
  },
  'message.edited': (fact) => {
    takeChanged(fact)
    renewPrivate(fact.communityId)
  },
  'message.removed': (fact) => {
    takeChanged(fact)
    renewPrivate(fact.communityId)
  },
  'reaction.set': takeChanged,
  'channel.read': ({ channelId, communityId, seq }) => {
    patchChannel(channelId, (channel) => withReadUpTo(channel, Number(seq)))
    renewPrivate(communityId)
  },
  'conversation.changed': renewConversations,
} satisfies News
