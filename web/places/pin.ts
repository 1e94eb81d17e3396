import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { pinFailed, pinRefused } from '@bewezen/domain/community/laterWords.ts'
import { pinRefusal } from '@bewezen/domain/community/pins.ts'
import { api } from '../base/api/api.ts'
import { lastWish } from '../base/api/lastWish.ts'
import { queries } from '../base/api/queries.ts'
import { isLost, refusalOf } from '../base/api/refusal.ts'
import { keepWish, overtakeWish } from '../base/offline/wish.ts'
import { tellError } from '../base/parts/toast.ts'
import { pinnedBeside, withPin, withPlace } from './pins.ts'
import { type CommunityList, patchCommunities } from './unread.ts'

/** What was wanted last of each channel and is not answered yet. */
const wanted = new Map<string, boolean>()

/**
 * Sets whether the viewer pins a channel, on screen at once; clicks that follow each other fast become one wish, which waits
 * where there is no line (COM-PIN-05, COM-PIN-08).
 */
export async function pin(channelId: string, on: boolean): Promise<void> {
  if (on && isFull(channelId)) return tellRefused('TOO_MANY_PINS', on)
  const wish = (on: boolean) => ({ kind: 'pin', channelId, on }) as const
  overtakeWish(wish(on))
  patchCommunities((list) => withPin(list, { channelId, on }))
  wanted.set(channelId, on)
  try {
    const stored = await lastWish(`pin ${channelId}`, on, (on) => api.community.pin.call({ channelId, on }))
    if (stored) patchCommunities((list) => withPlace(list, stored))
  } catch (error) {
    const last = wanted.get(channelId) ?? on
    if (isLost(error)) return void keepWish(wish(last))
    tellRefused(refusalOf(error)?.code ?? '', last)
    void queries().invalidateQueries({ queryKey: api.community.list.key() })
  } finally {
    wanted.delete(channelId)
  }
}

/** Whether the server would refuse one more in the community of this channel (COM-PIN-04). */
function isFull(channelId: string): boolean {
  const list = queries().getQueryData<CommunityList>(api.community.list.queryKey({ input: {} }))
  return list !== undefined && pinRefusal(pinnedBeside(list, channelId)) !== null
}

function tellRefused(code: string, on: boolean): void {
  const { title, text } = code in pinRefused ? refusalNotice(code, pinRefused) : pinFailed[on ? 'pin' : 'unpin']
  tellError(title, text)
}
