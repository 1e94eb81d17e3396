import { cleanText } from '../base/typedText.ts'
import { symbolsOf } from '../base/visibleText.ts'

export type MailHeader = { key: string; value: string }

const [mostIds, longestId, longestSubject] = [50, 250, 200]

/** The Message-IDs in a header, without their brackets, in their order; one that is no use as a name is left out. */
export function messageIdsIn(value: string | undefined): string[] {
  const found = Array.from((value ?? '').matchAll(/<([^<>]+)>/g), ([, id = '']) => id.replace(/\s+/g, ''))
  return [...new Set(found.filter((id) => id !== '' && id.length <= longestId && cleanText(id) === id))].slice(-mostIds)
}

/** The mails that one answers, the nearest first: In-Reply-To before References from their end (IN-EXT-44). */
export const referredTo = (mail: { inReplyTo?: string | undefined; references?: string | undefined }): string[] => [
  ...new Set([...messageIdsIn(mail.inReplyTo), ...messageIdsIn(mail.references).reverse()]),
]

/** The first mail of the exchange that one belongs to: what its References begin with. */
export const rootOf = (own: string, referred: readonly string[]): string => referred.at(-1) ?? own

/** Whether nobody wrote it at this moment: an answer by itself, a list, a report of the post (IN-EXT-46). */
export function isAutomatic(headers: readonly MailHeader[]): boolean {
  return headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase()
    switch (key) {
      case 'return-path':
        return said === '<>'
      case 'auto-submitted':
        return said.split(/[\s;(]/)[0] !== 'no'
      case 'precedence':
        return ['bulk', 'junk', 'list', 'auto_reply'].includes(said)
      case 'x-auto-response-suppress':
        return said !== '' && said !== 'none'
      case 'x-autoreply':
      case 'x-autorespond':
        return said !== 'no'
      default:
        return false
    }
  })
}

const answered = /^(?:(?:re|fw|fwd|aw|wg|antw|antwoord|betr|doorst)\s*(?:\[\d+\])?\s*:\s*)+/i

/** A subject in one line, without what mail programs put before it when they answer. */
export const bareSubject = (subject: string | undefined): string =>
  symbolsOf(cleanText((subject ?? '').replace(/\s+/g, ' ').slice(0, 2000)).replace(answered, ''))
    .slice(0, longestSubject)
    .join('')
    .trim()
