import { type News, renew } from '../base/live/news.ts'
import { patchCommunities, withChannelRead, withPosted } from './unread.ts'

const renewList = renew('community', 'list')

/** What the list of communities does with facts: which there are, which channels are pinned, and what is unread in each. */
export const placesNews = {
  'community.joined': renewList,
  'community.left': renewList,
  'community.changed': () => {
    renewList()
    renew('community', 'managed')()
  },
  'pin.set': renewList,
  'message.posted': ({ channelId, seq }) =>
    patchCommunities((list) => withPosted(list, { channelId, seq: Number(seq) })),
  'channel.read': ({ channelId, seq }) => patchCommunities((list) => withChannelRead(list, channelId, Number(seq))),
} satisfies News
