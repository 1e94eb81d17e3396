import { unreadMail } from '@bewezen/domain/external/words.ts'
import { isMadeId, madeId, type ReadMail, readMail } from './readMail.ts'

/** What is looked at of a mail that could not be read, and of each line of its head. */
const [mostHead, mostLine] = [512 * 1024, 2000]

/** What says who wrote a mail, about what, and in answer to what. */
const kept =
  /^(?:from|reply-to|sender|subject|message-id|in-reply-to|references|return-path|auto-submitted|precedence|x-auto-response-suppress|x-autoreply|x-autorespond|authentication-results):/i

/** A mail by its head alone, with a sentence in place of its text: what its body does to whoever reads it is left aside (IN-EXT-81). */
export async function readHead(raw: Uint8Array): Promise<ReadMail> {
  const head = Buffer.from(raw.subarray(0, mostHead)).toString('latin1')
  const lines = (/^(?:.+\r?\n)*/.exec(head)?.[0] ?? '').replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const said = lines.filter((line) => kept.test(line)).map((line) => line.slice(0, mostLine))
  const mail = await readMail(Buffer.from(`${said.slice(0, 50).join('\r\n')}\r\n\r\n`, 'latin1'))
  return { ...mail, messageId: isMadeId(mail.messageId) ? madeId(raw) : mail.messageId, said: unreadMail }
}
