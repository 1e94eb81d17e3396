import { locationOf } from '@bewezen/domain/events/meeting.ts'
import type { PlaceDetails } from '@bewezen/domain/events/notifications.ts'
import type { EventZone } from '@bewezen/domain/events/zones.ts'
import { eq, inArray } from 'drizzle-orm'
import { authUsers } from '../../account/tables.ts'
import type { Reader } from '../../base/database/open.ts'
import { profiles } from '../../profile/tables.ts'
import { eventDates, eventEnrollments, eventPayments, events } from '../tables.ts'

/** Everything that is told of one place, and to whom; never where an online meeting is held (EV-ENROL-45). */
export type MailDetails = PlaceDetails & {
  email: string
  firstName: string
  /** Its page on this site. */
  path: string
  /** Who made the event, and so speaks in the inbox. */
  organiserId: string | null
  zone: EventZone
  startAt: string
  endAt: string
  place: string
  paidCents: number
  freeUntil: string | null
}

/**
 * Places as mails and notifications tell of them, as they are now, by the id of the enrolment; those whose account is gone are
 * left out. `paymentId` names the payment that goes back, when the notification is about that.
 */
export async function readPlaceDetails(
  reader: Reader,
  enrolmentIds: readonly string[],
  paymentId?: string,
): Promise<ReadonlyMap<string, MailDetails>> {
  if (enrolmentIds.length === 0) return new Map()
  const rows = await reader
    .select({
      own: eventEnrollments,
      date: eventDates,
      event: events,
      email: authUsers.email,
      firstName: profiles.firstName,
    })
    .from(eventEnrollments)
    .innerJoin(eventDates, eq(eventDates.id, eventEnrollments.dateId))
    .innerJoin(events, eq(events.id, eventEnrollments.eventId))
    .innerJoin(profiles, eq(profiles.id, eventEnrollments.userId))
    .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
    .where(inArray(eventEnrollments.id, [...enrolmentIds]))
  const [payment] = paymentId ? await reader.select().from(eventPayments).where(eq(eventPayments.id, paymentId)) : []
  return new Map(
    rows.map(({ own, date, event, email, firstName }): [string, MailDetails] => [
      own.id,
      {
        email,
        firstName,
        title: event.title,
        organiserId: event.createdBy,
        path: `/events/${event.slug}${own.occurrenceId ? `?occurrence=${own.occurrenceId}` : ''}`,
        zone: event.timezone,
        startAt: date.startsAt.toISOString(),
        endAt: date.endsAt.toISOString(),
        place: locationOf(event),
        isPaid: own.paidCents > 0,
        paidCents: own.paidCents,
        freeUntil: own.mayLeaveFreely ? null : (own.freeUntil?.toISOString() ?? null),
        offeredUntil: own.offeredUntil?.toISOString() ?? null,
        backCents: payment?.amountCents ?? own.refundedCents,
        currency: payment?.currency ?? event.priceCurrency,
        reason: date.cancelReason,
      },
    ]),
  )
}
