import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { locationOf } from '@bewezen/domain/events/meeting.ts'
import type { PlaceDetails } from '@bewezen/domain/events/notifications.ts'
import type { EventZone } from '@bewezen/domain/events/zones.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { authUsers } from '../../account/tables.ts'
import type { Reader } from '../../base/database/open.ts'
import { profiles } from '../../profile/tables.ts'
import {
  backWithPlace,
  eventDates,
  eventDiscounts,
  eventEnrollments,
  eventLetters,
  eventPayments,
  eventRefunds,
  events,
} from '../tables.ts'

type Back = { paymentId?: string | undefined; refundId?: string | undefined }
/** Who is told, when that is not who has the place now: who named or was named, or had it (EV-MORE-33, EV-MORE-35). */
type Told = { toldId?: string | undefined }

/** Everything that is told of one place, and to whom; never where an online meeting is held (EV-ENROL-45). */
export type MailDetails = PlaceDetails & {
  email: string
  firstName: string
  /** Whether who is told has the place, and not somebody else. */
  isTheirs: boolean
  dateId: string
  /** Its page on this site. */
  path: string
  /** Who made the event, and so speaks in the inbox. */
  organiserId: string | null
  zone: EventZone
  startAt: string
  endAt: string
  place: string
  bring: string
  travel: string
  paidCents: number
  /** The code with which it was paid less, and how much less; null without (EV-MORE-15). */
  discount: { code: string; cents: number } | null
  freeUntil: string | null
  /** By which its person is let in; null where there is no door (EV-MORE-54). */
  code: string | null
}

/**
 * Places as mails and notifications tell of them, as they are now, by the id of the enrolment; those whose account is gone are
 * left out. `paymentId` names the payment that goes back, when the notification is about that, and `refundId` the part of it:
 * then whoever paid is told, whoever has the place now. Nobody else reads amounts of theirs (EV-MORE-36).
 */
export async function readPlaceDetails(
  reader: Reader,
  enrolmentIds: readonly string[],
  { paymentId, refundId, toldId }: Back & Told = {},
): Promise<ReadonlyMap<string, MailDetails>> {
  if (enrolmentIds.length === 0) return new Map()
  const back = paymentId ? await readBack(reader, paymentId, refundId) : null
  const told = toldId ?? back?.payerId ?? null
  const rows = await reader
    .select({
      own: eventEnrollments,
      earlier: backWithPlace,
      date: eventDates,
      event: events,
      email: authUsers.email,
      firstName: profiles.firstName,
      isTheirs: sql<boolean>`${profiles.id} is not distinct from ${eventEnrollments.userId}`,
      thanksText: eventLetters.thanksText,
      discount: { code: eventDiscounts.code, cents: eventDiscounts.discountCents },
    })
    .from(eventEnrollments)
    .innerJoin(eventDates, eq(eventDates.id, eventEnrollments.dateId))
    .innerJoin(events, eq(events.id, eventEnrollments.eventId))
    .leftJoin(eventLetters, eq(eventLetters.eventId, eventEnrollments.eventId))
    .innerJoin(profiles, told === null ? eq(profiles.id, eventEnrollments.userId) : eq(profiles.id, told))
    .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
    .leftJoin(eventDiscounts, eq(eventDiscounts.enrollmentId, eventEnrollments.id))
    .where(inArray(eventEnrollments.id, [...enrolmentIds]))
  return new Map(
    rows.map(
      ({ own, earlier, date, event, email, firstName, isTheirs, thanksText, discount }): [string, MailDetails] => {
        const paysThemselves = isTheirs && !own.isTransferred
        const details = {
          email,
          firstName,
          isTheirs,
          dateId: own.dateId ?? own.eventId,
          title: event.title,
          organiserId: event.createdBy,
          path: `/events/${event.slug}${own.occurrenceId ? `?occurrence=${own.occurrenceId}` : ''}`,
          zone: event.timezone,
          startAt: date.startsAt.toISOString(),
          endAt: date.endsAt.toISOString(),
          place: locationOf(event),
          bring: event.bring,
          travel: event.travel,
          isPaid: paysThemselves && own.paidCents > 0,
          hasPlace: isTheirs && isLive(own.status),
          paidCents: paysThemselves ? own.paidCents : 0,
          discount: paysThemselves ? discount : null,
          freeUntil: own.mayLeaveFreely ? null : (own.freeUntil?.toISOString() ?? null),
          offeredUntil: own.offeredUntil?.toISOString() ?? null,
          backCents: back?.cents ?? (paysThemselves ? own.refundedCents - earlier : 0),
          currency: back?.currency ?? event.priceCurrency,
          reason: date.cancelReason,
          thanksText: thanksText ?? '',
          code: isTheirs && event.type !== 'digitaal' ? own.code : null,
        }
        return [own.id, details]
      },
    ),
  )
}

/** What goes back of a payment: a part, or what is left of it beside its parts. */
async function readBack(reader: Reader, paymentId: string, refundId: string | undefined) {
  const [payment] = await reader.select().from(eventPayments).where(eq(eventPayments.id, paymentId))
  if (!payment) return null
  const parts = await reader.select().from(eventRefunds).where(eq(eventRefunds.paymentId, paymentId))
  const part = parts.find(({ id }) => id === refundId)
  const others = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const cents = part?.amountCents ?? payment.amountCents - others
  return { cents, currency: payment.currency, payerId: payment.userId }
}
