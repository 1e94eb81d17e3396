import { createHash } from 'node:crypto'
import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { isInvisible } from '@bewezen/domain/base/visibleText.ts'
import { type Bounce, readDeliveryStatus } from '@bewezen/domain/external/bounce.ts'
import { cutContent, shortName } from '@bewezen/domain/external/delivery.ts'
import { bareSubject, isAutomatic, messageIdsIn, referredTo } from '@bewezen/domain/external/mailHead.ts'
import { isUnproven } from '@bewezen/domain/external/mailProof.ts'
import { splitEarlier } from '@bewezen/domain/external/mailText.ts'
import { convert } from 'html-to-text'
import PostalMime, { type Attachment, type Email } from 'postal-mime'

export type MailFile = { name: string; content: Buffer }
/** A mail as it was understood. */
export type ReadMail = {
  messageId: string
  /** Who wrote it, or null when there is nobody to answer. */
  from: { address: string; name: string } | null
  /** Every address in it that says who sent it. */
  senders: string[]
  subject: string
  referred: string[]
  said: string
  earlier: string
  isAutomatic: boolean
  /** The server that took it in could not tell that it comes from who it says. */
  isUnproven: boolean
  files: MailFile[]
  /** What the post says of mails of ours, by their Message-IDs. */
  report: { bounce: Bounce | null; about: string[] } | null
}

/** The most of a text that is looked at; more than is kept of it. */
const mostText = 200_000
/** A report of the post speaks of one mail, or of a few. */
const mostReturned = 20

/** Reads a mail in whatever form it came: encoded words, any charset, HTML alone (IN-EXT-45). Throws on what is no mail. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 2 * 1024 * 1024,
  })
  const [from, replyTo, sender] = [flat(mail.from), mail.replyTo?.flatMap(flat) ?? [], flat(mail.sender)]
  const report = reportIn(mail)
  const { said, earlier } = splitEarlier(textOf(mail))
  return {
    messageId: messageIdsIn(mail.messageId)[0] ?? madeId(raw),
    // Whoever asks to be answered elsewhere is answered there: a form on a site writes in the name of its visitor.
    from: [...replyTo, ...from, ...sender].find(({ address }) => isAddress(address)) ?? null,
    senders: [...from, ...sender].map(({ address }) => address.toLowerCase()),
    subject: bareSubject(mail.subject),
    referred: referredTo(mail),
    said: cutContent(said),
    earlier: cutContent(earlier),
    isAutomatic: isAutomatic(mail.headers) || report !== null,
    isUnproven: isUnproven(mail.headers),
    files: report ? [] : mail.attachments.map(fileOf),
    report,
  }
}

/** One without a Message-ID is known by what it is; the brackets of a real one never hold this. */
export const madeId = (raw: Uint8Array): string => `zonder-id ${createHash('sha256').update(raw).digest('base64url')}`
export const isMadeId = (id: string): boolean => id.startsWith('zonder-id ')

const flat = (address: Email['from']): { address: string; name: string }[] =>
  (address?.group ?? (address ? [address] : [])).map(({ address, name }) => ({
    address: cleanText(address ?? ''),
    name: shortName(name),
  }))

const isAddress = (address: string) => address.length <= 200 && /^[^\s@<>]+@[^\s@<>]+$/.test(address)

/** The text of a mail; of HTML what a reader sees of it, without what is loaded from elsewhere. */
function textOf({ text, html }: Email): string {
  if (text !== undefined && !isInvisible(text)) return cleanText(text.slice(0, mostText))
  if (html === undefined) return ''
  return cleanText(
    convert(html.slice(0, mostText * 2), {
      wordwrap: false,
      limits: { maxInputLength: mostText * 2, maxDepth: 100, maxChildNodes: 10_000 },
      selectors: [
        { selector: 'img', format: 'skip' },
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      ],
    }),
  )
}

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)

const fileOf = (part: Attachment): MailFile => ({
  name: shortName(part.filename ?? '') || (part.mimeType === 'message/rfc822' ? 'bericht.eml' : 'bijlage'),
  content: bytesOf(part),
})

/** A report of the post: how it ended, and of which mails it speaks (IN-EXT-47). */
function reportIn(mail: Email): ReadMail['report'] {
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^multipart\/report\b/i.test(type) || !/report-type\s*=\s*"?delivery-status/i.test(type)) return null
  const told = mail.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = mail.attachments
    .filter(({ mimeType }) => /^(message|text)\/rfc822/.test(mimeType))
    .slice(0, mostReturned)
  const heads = returned.map((part) =>
    bytesOf(part)
      .toString('latin1')
      .slice(0, 64 * 1024),
  )
  const about = heads.flatMap((head) => messageIdsIn(/^message-id[ \t]*:\s*(<[^>]*>)/im.exec(head)?.[1]))
  return { bounce: readDeliveryStatus(told.map((part) => bytesOf(part).toString('latin1')).join('\n\n')), about }
}
