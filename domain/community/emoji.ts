import { oneEmoji } from '../base/emoji.ts'

export const quickEmoji = ['👍', '❤️'] as const
export const maxEmojiPerMessage = 20

/** Why an emoji cannot be added to a message that has these, or null: at most 20 different ones (IN-REACT-07). */
export function reactionRefusal(
  present: readonly string[],
  emoji: string,
): { code: 'INVALID_INPUT' } | { code: 'TOO_MANY_EMOJI' } | null {
  const stored = oneEmoji(emoji)
  if (!stored) return { code: 'INVALID_INPUT' }
  const different = new Set(present)
  return different.has(stored) || different.size < maxEmojiPerMessage ? null : { code: 'TOO_MANY_EMOJI' }
}
