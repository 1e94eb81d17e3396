import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { reactionRefused, reactionWords } from '@bewezen/domain/community/words.ts'
import { lastWish } from '../../base/api/lastWish.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { tellError } from '../../base/parts/toast.ts'
import { withReaction } from './withReaction.ts'

type Reactions = Pick<Message, 'reactions'>
type Wanted = {
  /** Of what is reacted to. */
  id: string
  emoji: string
  on: boolean
  /** Changes what is on screen. */
  show: (change: (now: Reactions) => Reactions) => void
  call: (on: boolean) => Promise<Reactions>
  /** Shows again what is stored. */
  renew: () => void
}

/**
 * Sets whether the viewer reacts with an emoji, on screen at once; clicks that follow each other fast become one wish
 * (IN-REACT-01, IN-REACT-03, IN-REACT-05). Answers whether this wish is stored.
 */
export async function wantReaction({ id, emoji, on, show, call, renew }: Wanted): Promise<boolean> {
  show(({ reactions }) => ({ reactions: withReaction(reactions, emoji, on) }))
  try {
    const stored = await lastWish(`react ${id} ${emoji}`, on, call)
    if (stored) show(() => ({ reactions: stored.reactions }))
    return stored !== null
  } catch (error) {
    const code = refusalOf(error)?.code ?? ''
    const { title, text } = code in reactionRefused ? refusalNotice(code, reactionRefused) : failed
    tellError(title, text)
    renew()
    return false
  }
}

const failed = { title: reactionRefused.NOT_FOUND.title, text: reactionWords.failed }
