import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { reactionRefused, reactionWords } from '@bewezen/domain/community/words.ts'
import { lastWish } from '../../base/api/lastWish.ts'
import { isLost, refusalOf } from '../../base/api/refusal.ts'
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
  /** Keeps what is wanted while there is no line; without it that is a failure. */
  wait?: (on: boolean) => void
}

/** What was wanted last and is not answered yet, by what is reacted to and with what. */
const wanted = new Map<string, boolean>()

/**
 * Sets whether the viewer reacts with an emoji, on screen at once; clicks that follow each other fast become one wish
 * (IN-REACT-01, IN-REACT-03, IN-REACT-05). Answers whether this wish is stored.
 */
export async function wantReaction({ id, emoji, on, show, call, renew, wait }: Wanted): Promise<boolean> {
  const key = keyOf(id, emoji)
  // It may be shown in several places that are not of the same moment.
  const before = new Set<string>()
  show(({ reactions }) => {
    before.add(othersIn(reactions))
    return { reactions: withReaction(reactions, emoji, on) }
  })
  wanted.set(key, on)
  try {
    const stored = await lastWish(key, on, call)
    if (!stored) return false
    let isOvertaken = false
    show((now) => {
      if (before.has(othersIn(now.reactions))) return { reactions: stored.reactions }
      isOvertaken = true
      return now
    })
    // Somebody else's reaction came meanwhile, and this answer may be of before it (COM-CHAT-13).
    if (isOvertaken) renew()
    return true
  } catch (error) {
    if (wait && isLost(error)) {
      wait(wanted.get(key) ?? on)
      return false
    }
    const code = refusalOf(error)?.code ?? ''
    const { title, text } = code in reactionRefused ? refusalNotice(code, reactionRefused) : failed
    tellError(title, text)
    renew()
    return false
  } finally {
    wanted.delete(key)
  }
}

/**
 * What a click on an emoji wants: the other of what was wanted last, or else of what is on screen, which a second click may
 * be ahead of (X3-EDGE-20).
 */
export const nextWish = (id: string, emoji: string, mine: boolean): boolean => !(wanted.get(keyOf(id, emoji)) ?? mine)

/** The reactions of others than the viewer, to see whether they changed. */
const othersIn = (reactions: Message['reactions']): string =>
  JSON.stringify(
    reactions.map(({ emoji, count, mine }) => [emoji, count - Number(mine)]).filter(([, others]) => others !== 0),
  )

const keyOf = (id: string, emoji: string): string => `react ${id} ${emoji}`

const failed = { title: reactionRefused.NOT_FOUND.title, text: reactionWords.failed }
