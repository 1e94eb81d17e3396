import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { reactionRefused, reactionWords } from '@bewezen/domain/community/words.ts'
import { api } from '../../base/api/api.ts'
import { lastWish } from '../../base/api/lastWish.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { patchChannel, takeChanged } from '../../base/live/communityNews.ts'
import { patchInbox } from '../../base/live/inboxNews.ts'
import { patchMessage } from '../../base/live/patches/community.ts'
import { withMessage } from '../../base/live/patches/inbox.ts'
import { tellError } from '../../base/parts/toast.ts'
import { withReaction } from './withReaction.ts'

type Wanted = { message: Pick<Message, 'id' | 'channelId'>; emoji: string; on: boolean }

/**
 * Sets whether the viewer reacts with an emoji, on screen at once; clicks that follow each other fast become one wish
 * (IN-REACT-01, IN-REACT-03, IN-REACT-05). Answers whether this wish is stored.
 */
export async function react({ message: { id, channelId }, emoji, on }: Wanted): Promise<boolean> {
  const show = (change: (now: Pick<Message, 'reactions'>) => Pick<Message, 'reactions'>) => {
    patchChannel(channelId, (channel) => patchMessage(channel, id, change))
    patchInbox((list) => withMessage(list, id, change))
  }

  show(({ reactions }) => ({ reactions: withReaction(reactions, emoji, on) }))
  try {
    const stored = await lastWish(`react ${id} ${emoji}`, on, (on) =>
      api.community.react.call({ messageId: id, emoji, on }),
    )
    if (stored) show(() => ({ reactions: stored.reactions }))
    return stored !== null
  } catch (error) {
    const code = refusalOf(error)?.code ?? ''
    const { title, text } = code in reactionRefused ? refusalNotice(code, reactionRefused) : failed
    tellError(title, text)
    takeChanged({ messageId: id, channelId })
    return false
  }
}

const failed = { title: reactionRefused.NOT_FOUND.title, text: reactionWords.failed }
