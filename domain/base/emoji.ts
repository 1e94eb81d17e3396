import { maxSymbolUnits } from './visibleText.ts'

/** An emoji as it is stored, when the text is exactly one of at most 16 code units; else null (IN-REACT-07). */
export function oneEmoji(text: string): string | null {
  const emoji = isBare.test(text) ? `${text}\uFE0F` : text
  return emoji.length <= maxSymbolUnits && isEmoji.test(emoji) ? emoji : null
}

// '❤' and '❤️' are one heart: a sign that is text by default gets the mark that makes it an emoji.
const isBare = /^(?!\p{Emoji_Presentation})\p{Extended_Pictographic}$/u

// The recommended emoji of Unicode, sequences included: what a font draws as one symbol.
const isEmoji = /^\p{RGI_Emoji}$/v
