import { cleanText } from '../base/typedText.ts'
import { symbolsOf } from '../base/visibleText.ts'
import type { SourceType } from './source.ts'

/**
 * A handle as it is compared, so that one person is found however the channel spells them (IN-EXT-29): a telephone number
 * is its digits, others are without the at sign in front and without regard to case. A name with a digit in it is no number:
 * kim1 and bas1 are two people.
 */
export function handleKey(type: SourceType, handle: string): string {
  // What only looks alike is another mailbox: an answer to one must not go to the other.
  const typed = cleanText(handle).normalize(type === 'email' ? 'NFC' : 'NFKC')
  const number = typed.replace(/^(?:tel|whatsapp):/i, '')
  if (type === 'whatsapp' && !/\p{L}/u.test(number)) {
    const digits = number.replace(/\D/g, '').replace(/^00/, '')
    // A Dutch number as people write it at home.
    if (digits !== '') return /^0[1-9]/.test(digits) && !number.startsWith('+') ? `31${digits.slice(1)}` : digits
  }
  const bare = type === 'email' ? typed : typed.replace(/^@+/, '')
  return bare.toLowerCase()
}

const previewLength = 120

/** The first words of a message, for the list; cut between visible symbols. */
export function previewOf(content: string, without: string): string {
  const line = content.replace(/\s+/g, ' ').trim()
  if (line === '') return without
  const symbols = symbolsOf(line.slice(0, previewLength * 16))
  return symbols.length > previewLength ? `${symbols.slice(0, previewLength - 1).join('')}…` : line
}
