import { cleanText } from '../base/typedText.ts'

/** What somebody wrote, and the older mails that their program put under it (IN-EXT-45). */
export type MailText = { said: string; earlier: string }

const wrote =
  /^(?:op|on|am|le|el)\b[^\n]{4,300}\b(?:schreef|het volgende geschreven|wrote|schrieb|a écrit|escribió)\b[^\n]{0,200}:$/i
const divider = /^[-_ ]{2,}\s*(?:oorspronkelijk bericht|original message|ursprüngliche nachricht)\s*[-_ ]{2,}$/i
const sender = /^\*?(?:van|from|von|de)\s?:\*?\s/i
const sentAt = /^\*?(?:verzonden|sent|datum|date|gesendet|envoyé)\s?:\*?\s/i
const isQuoted = (line: string) => /^\s*>/.test(line)

/**
 * Cuts the older mails off: from the line that says who wrote them, or where only quoted lines follow. Nothing is cut where
 * somebody wrote between or under the quoted lines, nor when nothing would be left, as of a mail that was passed on.
 */
export function splitEarlier(text: string): MailText {
  const lines = text.split('\n')
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && line.trim() !== '')
  const at = lines.findIndex((line, index) => begins(lines, index) || (isQuoted(line) && index > lastOwn))
  const whole = { said: cleanText(text), earlier: '' }
  if (at < 0) return whole
  const said = cleanText(lines.slice(0, at).join('\n'))
  // Without quoted lines all that follows is older; with them, what stands under the first was written in answer to it.
  const quoted = lines.slice(at).findIndex(isQuoted)
  if (said === '' || (quoted >= 0 && lastOwn > at + quoted)) return whole
  return { said, earlier: cleanText(lines.slice(at).join('\n')) }
}

/** Whether a line says that an older mail follows. */
function begins(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? ''
  if (divider.test(line)) return true
  // A long name or address breaks the line in up to three.
  for (let length = 1; length <= 3; length++) {
    const joined = lines.slice(at, at + length).map((part) => part.trim())
    if (!joined.includes('') && wrote.test(joined.join(' '))) return true
  }
  return sender.test(line) && lines.slice(at + 1, at + 4).some((next) => sentAt.test(next.trim()))
}
