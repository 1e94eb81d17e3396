import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { differedWords } from '@bewezen/domain/events/notificationWords.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { NotificationDraft } from '../../base/facts/decisions.ts'
import { profiles } from '../../profile/tables.ts'
import { eventPayments, events } from '../tables.ts'

type Differed = { enrolmentId: string; paymentId: string }

/** What those who manage the site hear of a payment of another amount than was asked (EV-PAY-24). */
export async function whenDiffered(tx: Tx, { enrolmentId, paymentId }: Differed): Promise<NotificationDraft[]> {
  const [payment] = await tx
    .select({ it: eventPayments, slug: events.slug })
    .from(eventPayments)
    .leftJoin(events, eq(events.id, eventPayments.eventId))
    .where(eq(eventPayments.id, paymentId))
  if (!payment) return []
  const { amountCents, currency, receivedCents, receivedCurrency, eventTitle } = payment.it
  const received = { cents: receivedCents ?? 0, currency: receivedCurrency ?? currency }
  const data = {
    enrolment_id: enrolmentId,
    content: differedWords.text(eventTitle, received, { cents: amountCents, currency }),
    event_path: payment.slug ? `/events/${payment.slug}` : '/events',
  }
  const admins = await tx
    .select({ personId: profiles.id })
    .from(profiles)
    .where(inArray(profiles.role, [...rolesThatHold('manageSite')]))
  return admins.map(({ personId }) => ({ personId, type: 'event', title: differedWords.title, data }))
}
