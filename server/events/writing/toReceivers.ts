import { writtenPath } from '@bewezen/domain/events/writing.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { each, type MailDraft, type NotificationDraft } from '../../base/facts/decisions.ts'
import { eventMessageReceivers, eventMessages, events } from '../tables.ts'
import { readOwnDates } from './ownDates.ts'

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
    ...(it.authorId ? { sender_id: it.authorId } : {}),
  }
  const own = it.dateId === null ? await readOwnDates(tx, it) : null
  const pathOf = (personId: string): Record<string, string> =>
    slug ? { event_path: writtenPath(slug, it.dateId ?? own?.get(personId)?.next.dateId ?? null) } : {}
  return (await receiversOf(tx, messageId)).map((personId) => ({
    personId,
    type: 'event',
    title: it.subject,
    data: { ...data, ...pathOf(personId) },
  }))
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
