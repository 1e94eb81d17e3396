import type { Message } from '@bewezen/domain/community/contract.ts'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { gather, inParts } from './gather.ts'
import { patchInbox, shownInbox } from './inboxNews.ts'
import { patchCached } from './patch.ts'
import {
  addMessage,
  type ChannelMessages,
  type CommunityList,
  channelKey,
  missingUpTo,
  withChannelRead,
  withPosted,
  withReadUpTo,
} from './patches/community.ts'
import { isAbout, withMessage } from './patches/inbox.ts'

/** Changes what is cached of one channel; nothing happens while it is not. */
export const patchChannel = (channelId: string, patch: (channel: ChannelMessages) => ChannelMessages): void =>
  patchCached<ChannelMessages>(queries(), channelKey(channelId), patch)

/** Changes the cached list of communities and their channels. */
export const patchCommunities = (patch: (list: CommunityList) => CommunityList): void =>
  patchCached<CommunityList>(queries(), api.community.list.key(), patch)

/** Takes in a message as the server tells it now, one's own just stored or somebody else's, wherever it is shown. */
export function takeMessage(message: Message): void {
  const { id, channelId, content, reactions } = message
  patchChannel(channelId, (channel) => addMessage(channel, message))
  patchInbox((list) => withMessage(list, id, () => ({ content, reactions })))
}

/** Takes in that a channel was read up to a place, in this window or another one. */
export function takeChannelRead(channelId: string, seq: number): void {
  patchChannel(channelId, (channel) => withReadUpTo(channel, seq))
  patchCommunities((list) => withChannelRead(list, channelId, seq))
}

/**
 * Takes in that something was posted: the counts at once, the message itself when its channel is cached and the stream did
 * not bring it before. Of several that were posted together only the last is told: what lies between is fetched too.
 */
export function takePosted(posted: { messageId: string; channelId: string; seq: number }): void {
  patchCommunities((list) => withPosted(list, posted))
  const key = channelKey(posted.channelId)
  const cached = queries().getQueryCache().find<ChannelMessages>({ queryKey: key })
  const missing = cached?.state.data ? missingUpTo(cached.state.data, posted.seq) : 'last'
  if (missing === 'last') takeChanged(posted)
  else renewMissed()
  if (missing === 'more') void queries().invalidateQueries({ queryKey: key })
}

/** Takes in that a message was posted or changed: it is fetched when its channel or a notification about it is cached, and so is what was missed there. */
export function takeChanged({ messageId, channelId }: { messageId: string; channelId: string }): void {
  const isShown = queries()
    .getQueryCache()
    .find({ queryKey: channelKey(channelId) })
  renewMissed()
  if (isShown || shownInbox().some((list) => isAbout(list, messageId))) fetchMessage({ messageId, channelId })
}

/** What was missed depends on all that is said in a channel. */
const renewMissed = () => void queries().invalidateQueries({ queryKey: [['community', 'missed']] })

const fetchMessage = gather<{ messageId: string; channelId: string }>(async (changed) => {
  const ids = [...new Set(changed.map((one) => one.messageId))]
  try {
    for (const part of inParts(ids, 50)) {
      const { messages } = await api.community.messagesById.call({ ids: part })
      for (const message of messages) takeMessage(message)
    }
  } catch {
    // What could not be fetched now is fetched with its channel.
    for (const channelId of new Set(changed.map((one) => one.channelId)))
      await queries().invalidateQueries({ queryKey: channelKey(channelId) })
  }
})
