import type { Failure } from '@bewezen/domain/external/message.ts'
import { replySubject } from '@bewezen/domain/external/words.ts'
import { desc, eq } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import type { Outcome, Outgoing } from '../outgoing.ts'
import { externalMessages } from '../tables.ts'
import { isMadeId } from './readMail.ts'

const mostReferences = 20

/**
 * Sends an answer by the mailer of the site, from the address of the source, so that mail programs put it under what it
 * answers (IN-EXT-49). Its Message-ID was written down before: a bounce may come before this call ends. The post knows no
 * repeat, so an answer of which it is not certain whether it went is not sent again by itself (IN-EXT-38).
 */
export async function postMail(house: House, { message, thread, source }: Outgoing): Promise<Outcome> {
  const said = await house.database.db
    .select({ id: externalMessages.externalMessageId, direction: externalMessages.direction })
    .from(externalMessages)
    .where(eq(externalMessages.threadId, thread.id))
    .orderBy(desc(externalMessages.externalTimestamp), desc(externalMessages.id))
    .limit(mostReferences)
  const before = said.filter(({ id }) => id !== message.externalMessageId && !isMadeId(id) && id.includes('@'))
  const links = message.mediaUrls.map(({ url = '' }) => new URL(url, house.settings.SITE_URL).href)
  const inReplyTo = before.find(({ direction }) => direction === 'inbound')?.id
  try {
    await house.mail.post({
      messageId: `<${message.externalMessageId}>`,
      from: { name: source.name, address: source.accountHandle },
      to: { name: thread.participantName, address: thread.participantHandle },
      subject: replySubject(thread.subject),
      text: [message.content, ...links].join('\n'),
      ...(inReplyTo ? { inReplyTo: `<${inReplyTo}>` } : {}),
      references: before.reverse().map(({ id }) => `<${id}>`),
    })
    return { status: 'sent', failure: null }
  } catch (error) {
    return { status: 'failed', failure: failureOf(error) }
  }
}

/**
 * A server that answers says itself that it did not take it, and before there was a line nothing can have arrived. A line
 * that broke may have broken after all of it was handed over.
 */
export function failureOf(error: unknown): Failure {
  const { responseCode = 0, code = '', syscall, command, message } = error as SmtpFault
  if (responseCode >= 500) return 'refused'
  const isBefore =
    responseCode >= 400 ||
    ['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE'].includes(code) ||
    syscall === 'connect' ||
    command === 'API' ||
    /^(Connection timeout|Greeting never received)/.test(message)
  return isBefore ? 'unreachable' : 'uncertain'
}

type SmtpFault = Error & { responseCode?: number; code?: string; syscall?: string; command?: string }
