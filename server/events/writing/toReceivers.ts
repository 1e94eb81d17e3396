import type { FactOf } from '@bewezen/domain/facts.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { each, type MailDraft, type NotificationDraft } from '../../base/facts/decisions.ts'
import { eventMessageReceivers, eventMessages, events } from '../tables.ts'

type Written = FactOf<'event.written'>

async function notifications(tx: Tx, { messageId }: Written): Promise<NotificationDraft[]> {
  const [message] = await tx
    .select({ it: eventMessages, slug: events.slug })
    .from(eventMessages)
    .leftJoin(events, eq(events.id, eventMessages.eventId))
    .where(eq(eventMessages.id, messageId))
  if (!message) return []
  const { it, slug } = message
  const data = {
    content: `${it.subject}\n\n${it.text}`,
    ...(slug ? { event_path: `/events/${slug}` } : {}),
    ...(it.authorId ? { sender_id: it.authorId } : {}),
  }
  return (await receiversOf(tx, messageId)).map((personId) => ({ personId, type: 'event', title: it.subject, data }))
}

const mails = async (tx: Tx, { messageId }: Written): Promise<MailDraft[]> =>
  (await receiversOf(tx, messageId)).map((personId) => ({ personId, template: 'eventWritten', ids: { messageId } }))

async function receiversOf(tx: Tx, messageId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: eventMessageReceivers.personId })
    .from(eventMessageReceivers)
    .where(eq(eventMessageReceivers.messageId, messageId))
  return rows.map(({ id }) => id)
}

/** The mail and the notification of what an organiser wrote: one of each for everybody it was for (EV-MORE-62, EV-MORE-63). */
export const toReceivers = { mails, notifyAll: each(notifications) }
