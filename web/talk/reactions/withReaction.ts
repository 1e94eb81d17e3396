import type { Message } from '@bewezen/domain/community/contract.ts'

type Reactions = Message['reactions']

/** The reactions to a message once the viewer's own is on or off; what is so already changes nothing (IN-REACT-03). */
export function withReaction(reactions: Reactions, emoji: string, on: boolean): Reactions {
  const known = reactions.find((reaction) => reaction.emoji === emoji)
  if (!known) return on ? [...reactions, { emoji, count: 1, mine: true }] : reactions
  if (known.mine === on) return reactions
  const changed = { emoji, count: known.count + (on ? 1 : -1), mine: on }
  return reactions.flatMap((reaction) => (reaction !== known ? [reaction] : changed.count > 0 ? [changed] : []))
}
