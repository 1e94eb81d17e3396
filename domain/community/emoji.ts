import { maxSymbolUnits } from '../base/visibleText.ts'

export const quickEmoji = ['👍', '❤️'] as const
export const maxEmojiPerMessage = 20

/** An emoji as it is stored, when the text is exactly one of at most 16 code units; else null (IN-REACT-07). */
export function oneEmoji(text: string): string | null {
  const emoji = isBare.test(text) ? `${text}\uFE0F` : text
  return emoji.length <= maxSymbolUnits && isEmoji.test(emoji) ? emoji : null
}

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

// '❤' and '❤️' are one heart: a sign that is text by default gets the mark that makes it an emoji.
const isBare = /^(?!\p{Emoji_Presentation})\p{Extended_Pictographic}$/u

// The recommended emoji of Unicode, sequences included: what a font draws as one symbol.
const isEmoji = /^\p{RGI_Emoji}$/v
