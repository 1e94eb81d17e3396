import type { Message } from '@bewezen/domain/community/contract.ts'
import { quickEmoji } from '@bewezen/domain/community/emoji.ts'
import { reactionWords } from '@bewezen/domain/community/words.ts'
import { useState } from 'react'
import { tellSuccess } from '../base/parts/toast.ts'
import { EmojiPopover, nextWish, ReactionChips } from '../talk/index.ts'
import { react } from './react.ts'

type Props = { message: Pick<Message, 'id' | 'channelId' | 'reactions'>; mayReact: boolean }

/** Reacting to a message outside its channel: two emoji at hand, those that others chose, and all others (IN-CARD-15, IN-REACT-02, IN-REACT-04). */
export function InlineReactions({ message, mayReact }: Props) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const { reactions } = message
  const missing = quickEmoji.filter((emoji) => !reactions.some((reaction) => reaction.emoji === emoji))
  const atHand = mayReact ? missing.map((emoji) => ({ emoji, count: 0, mine: false })) : []
  const set = async (emoji: string, on: boolean) => {
    if (await react({ message, emoji, on })) tellSuccess(on ? reactionWords.added : reactionWords.removed)
  }
  const isMine = (emoji: string) => reactions.some((one) => one.emoji === emoji && one.mine)
  return (
    <>
      <ReactionChips
        of={message.id}
        reactions={[...reactions, ...atHand]}
        mayReact={mayReact}
        onReact={(emoji, on) => void set(emoji, on)}
        onChoose={setAnchor}
      />
      {anchor && (
        <EmojiPopover
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChoose={(emoji) => void set(emoji, nextWish(message.id, emoji, isMine(emoji)))}
        />
      )}
    </>
  )
}
