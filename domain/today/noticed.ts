import type { Message } from '../community/contract.ts'
import { authorName } from '../community/desk.ts'
import { plainMessage } from '../community/plainMessage.ts'
import { missedWords } from './words.ts'

/** What `community.missed` tells of one message (COM-CHAT-40). */
type Noticed = {
  message: Pick<Message, 'author' | 'isFromUs' | 'content' | 'mentions'>
  repliers: number
  namesViewer: boolean
}

/** So much of the text is told. */
const toldAtMost = 90

/** What was noticed most where it was busiest, in a sentence that names who said it and what became of it (SH-TODAY-17). */
export function noticedSentence({ message, repliers, namesViewer }: Noticed): string {
  const name = authorName(message)
  const text = briefly(plainMessage(message))
  if (text === '') return missedWords.pictured(name)
  if (namesViewer) return missedWords.namedYou(name, text)
  return repliers > 0 ? missedWords.answered(name, repliers, text) : missedWords.stoodOut(name, text)
}

/** The beginning of a text, on one line, up to the end of a word. */
function briefly(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= toldAtMost) return letters.join('')
  return `${letters
    .slice(0, toldAtMost)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}
