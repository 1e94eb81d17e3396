import { mostMailFiles } from '@bewezen/domain/external/attachments.ts'
import type { Arrived, StoredMedia } from '@bewezen/domain/external/delivery.ts'
import { eq, or, sql } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import type { SourceRow } from '../inbound.ts'
import { isKnown } from '../known.ts'
import { receive } from '../receive.ts'
import { externalSources } from '../tables.ts'
import { takeTold } from '../told.ts'
import { keepFiles } from './keepFiles.ts'
import type { MailReader } from './readApart.ts'
import type { MailFile, ReadMail } from './readMail.ts'

/** A mail as the mailbox has it: the beginning of it where it is huge. */
export type FoundMail = { raw: Uint8Array; at: Date; isWhole: boolean }

/**
 * Takes in one mail (IN-EXT-41): what the post says of an answer of ours changes how that stands, what we sent ourselves is
 * passed over, and all else is a message of who wrote it, once, whatever brings it again.
 */
export async function takeMail(house: House, source: SourceRow, found: FoundMail, reader: MailReader): Promise<void> {
  const { mail, fault } = await reader.read(found.raw)
  if (fault) house.log.warn({ fault, source: source.id }, 'of a mail that cannot be read only the head was looked at')
  if (mail.report) return takeReport(house, source, mail.report)
  if (!mail.from || (await isOurs(house, source, mail))) return
  const arrived = arrivedOf(mail, mail.from, found)
  // Asked before its files are drawn anew; asked again where it is stored.
  if (await isKnown(house, source, arrived)) return
  // The last file of a mail that was not fetched whole is half a file, and nobody knows which one that is.
  const media = found.isWhole ? await keepFiles(house, source.id, mail.files) : leftOf(mail.files)
  await receive(house, source, { ...arrived, media })
}

const leftOf = (files: readonly MailFile[]): StoredMedia[] =>
  [...files.slice(0, mostMailFiles), { name: 'bericht.eml' }].map(({ name }) => ({ name, left: 'size' }))

function arrivedOf(mail: ReadMail, from: { address: string; name: string }, found: FoundMail): Arrived {
  const { messageId, referred, subject, said, earlier, isAutomatic, isUnproven, senders } = mail
  const sender = senders[0] ?? ''
  const sentFrom = sender === from.address.toLowerCase() ? '' : sender
  const doubted = isUnproven ? sender || from.address : ''
  return {
    externalThreadId: '',
    externalMessageId: messageId,
    handle: from.address,
    name: from.name,
    content: said,
    media: [],
    at: found.at,
    mail: { referred, subject, earlier, isAutomatic, sentFrom, doubted },
  }
}

async function takeReport(house: House, source: SourceRow, { bounce, about }: NonNullable<ReadMail['report']>) {
  if (!bounce) return
  const failure = bounce === 'failed' ? ('bounced' as const) : null
  const told = about.map((externalMessageId) => ({ externalMessageId, ownId: null, status: bounce, failure }))
  await takeTold(house, source.id, told)
}

/** Sent from an address of our own: a copy of an answer, or a mail that goes round (IN-EXT-46). */
async function isOurs(house: House, source: SourceRow, mail: ReadMail): Promise<boolean> {
  const { contactEmail } = await house.site()
  const set = /[^\s<>]+@[^\s<>]+/.exec(house.settings.MAIL_FROM ?? '')?.[0] ?? contactEmail
  const own = [source.accountHandle, set].map((address) => address.toLowerCase())
  if (mail.senders.some((address) => own.includes(address))) return true
  if (mail.senders.length === 0) return false
  const [other] = await house.database.db
    .select({ id: externalSources.id })
    .from(externalSources)
    .where(
      or(
        ...mail.senders.map(
          (address) =>
            sql`${eq(externalSources.connector, 'mail')} and lower(${externalSources.accountHandle}) = ${address}`,
        ),
      ),
    )
    .limit(1)
  return other !== undefined
}
