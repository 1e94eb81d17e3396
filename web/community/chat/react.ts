import type { Message } from '@bewezen/domain/community/contract.ts'
import { api } from '../../base/api/api.ts'
import { patchChannel, takeChanged } from '../../base/live/communityNews.ts'
import { patchInbox } from '../../base/live/inboxNews.ts'
import { patchMessage } from '../../base/live/patches/community.ts'
import { withMessage } from '../../base/live/patches/inbox.ts'
import { keepWish } from '../../base/offline/wish.ts'
import { wantReaction } from './wantReaction.ts'

type Wanted = { message: Pick<Message, 'id' | 'channelId'>; emoji: string; on: boolean }

/** Sets whether the viewer reacts to a message, wherever it is shown. Answers whether this wish is stored. */
export const react = ({ message: { id, channelId }, emoji, on }: Wanted): Promise<boolean> =>
  wantReaction({
    ...{ id, emoji, on },
    show(change) {
      patchChannel(channelId, (channel) => patchMessage(channel, id, change))
      patchInbox((list) => withMessage(list, id, change))
    },
    call: (on) => api.community.react.call({ messageId: id, emoji, on }),
    renew: () => takeChanged({ messageId: id, channelId }),
    wait: (on) => void keepWish({ kind: 'react', messageId: id, channelId, emoji, on }),
  })
