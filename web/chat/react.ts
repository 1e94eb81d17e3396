import type { Message } from '@bewezen/domain/community/contract.ts'
import { api } from '../base/api/api.ts'
import { keepWish, overtakeWish } from '../base/offline/wish.ts'
import { wantReaction } from '../talk/index.ts'
import { patchChannel, takeChanged } from './channelCache.ts'
import { patchElsewhere } from './elsewhere.ts'
import { patchMessage } from './patches.ts'

type Wanted = { message: Pick<Message, 'id' | 'channelId'>; emoji: string; on: boolean }

/** Sets whether the viewer reacts to a message, wherever it is shown. Answers whether this wish is stored. */
export function react({ message: { id, channelId }, emoji, on }: Wanted): Promise<boolean> {
  const wish = (on: boolean) => ({ kind: 'react', messageId: id, channelId, emoji, on }) as const
  overtakeWish(wish(on))
  return wantReaction({
    id,
    emoji,
    on,
    show(change) {
      patchChannel(channelId, (channel) => patchMessage(channel, id, change))
      patchElsewhere(id, change)
    },
    call: (on) => api.community.react.call({ messageId: id, emoji, on }),
    renew: () => takeChanged({ messageId: id, channelId }),
    wait: (on) => void keepWish(wish(on)),
  })
}
