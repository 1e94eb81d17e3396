import { api } from '../base/api/api.ts'
import { isLost } from '../base/api/refusal.ts'
import { keepWish } from '../base/offline/wish.ts'
import { takeChannelRead } from './channelCache.ts'

/**
 * Marks a channel read up to a place, here and on the server; without a line it waits (COM-CHAT-18, COM-CHAT-52). Throws when
 * the server refuses.
 */
export async function markRead(channelId: string, seq: number): Promise<void> {
  try {
    const { readSeq } = await api.community.markRead.call({ channelId, seq })
    takeChannelRead(channelId, readSeq)
  } catch (error) {
    if (!isLost(error)) throw error
    takeChannelRead(channelId, seq)
    await keepWish({ kind: 'channelRead', channelId, seq })
  }
}
