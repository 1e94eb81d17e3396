import type { Message } from '@bewezen/domain/community/contract.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { gather, inParts } from '../base/live/gather.ts'
import { patchCached } from '../base/live/patch.ts'
import { patchCommunities, withChannelRead } from '../places/index.ts'
import { isShownElsewhere, patchElsewhere } from './elsewhere.ts'
import { addMessage, type ChannelMessages, channelKey, missingUpTo, withReadUpTo } from './patches.ts'

/** Changes what is cached of one channel; nothing happens while it is not. */
export const patchChannel = (channelId: string, patch: (channel: ChannelMessages) => ChannelMessages): void =>
  patchCached<ChannelMessages>(queries(), channelKey(channelId), patch)

/** Takes in a message as the server tells it now, one's own just stored or somebody else's, wherever it is shown. */
export function takeMessage(message: Message): void {
  const { id, channelId, content, reactions } = message
  patchChannel(channelId, (channel) => addMessage(channel, message))
  patchElsewhere(id, () => ({ content, reactions }))
}

/** Takes in that the viewer read a channel up to a place, in this window. */
export function takeChannelRead(channelId: string, seq: number): void {
  patchChannel(channelId, (channel) => withReadUpTo(channel, seq))
  patchCommunities((list) => withChannelRead(list, channelId, seq))
}

/**
 * Takes in that something was posted: the message itself when its channel is cached and the stream did not bring it
 * before. Of several that were posted together only the last is told: what lies between is fetched too.
 */
export function takePosted(posted: { messageId: string; channelId: string; seq: number }): void {
  const key = channelKey(posted.channelId)
  const cached = queries().getQueryCache().find<ChannelMessages>({ queryKey: key })
  const missing = cached?.state.data ? missingUpTo(cached.state.data, posted.seq) : 'last'
  if (missing === 'last') takeChanged(posted)
  else renewMissed()
  if (missing === 'more') void queries().invalidateQueries({ queryKey: key })
}

/** Takes in that a message was posted or changed: it is fetched when its channel is cached or it is shown elsewhere, and so is what was missed there. */
export function takeChanged({ messageId, channelId }: { messageId: string; channelId: string }): void {
  const isShown = queries()
    .getQueryCache()
    .find({ queryKey: channelKey(channelId) })
  renewMissed()
  if (isShown || isShownElsewhere(messageId)) fetchMessage({ messageId, channelId })
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
