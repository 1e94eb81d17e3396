import { isInvisible, isLongerThan, maxSymbolUnits, visibleLength } from '../base/visibleText.ts'

export const maxMessageLength = 1000
const counterFrom = 900

export type MessageTextRefusal = 'empty' | 'tooLong'

/**
 * A message as it is stored: trimmed, with single line ends, and without control characters and half symbols, which
 * no database keeps. Everything else stays as typed (SH-EDGE-16).
 */
export const cleanMessageText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()

/**
 * Why a text cannot be sent, or null: it has 1 to 1000 visible characters after trimming, with an image too
 * (IN-REPLY-04, IN-REPLY-05, COM-CHAT-09). Stored text therefore never exceeds 16,000 code units.
 */
export function messageTextRefusal(typed: string): MessageTextRefusal | null {
  const text = cleanMessageText(typed)
  if (isInvisible(text)) return 'empty'
  return isLongerThan(text, maxMessageLength) ? 'tooLong' : null
}

/** The counter under the composer, shown from 900 characters: '903/1000', else null (IN-REPLY-05). */
export function messageCounter(typed: string): string | null {
  const text = cleanMessageText(typed)
  if (text.length < counterFrom) return null
  // A pasted book is not counted to its end at every key.
  const counted = text.slice(0, maxMessageLength * maxSymbolUnits)
  const length = visibleLength(counted)
  return length < counterFrom ? null : `${length}${counted === text ? '' : '+'}/${maxMessageLength}`
}
