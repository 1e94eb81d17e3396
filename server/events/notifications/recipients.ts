import { liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import type { NotificationKind } from '@bewezen/domain/events/notifications.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { eventDates, eventEnrollments, eventPayments } from '../tables.ts'

/** Somebody's place, and the payment for it that a notification is about. */
export type PlaceRef = {
  personId: string
  enrolmentId: string
  paymentId?: string | undefined
  refundId?: string | undefined
}
/** Who gets a notification, about which place, and of which kind. */
export type Recipient = PlaceRef & {
  kind: NotificationKind
  /** Which day an automatic message is about (EV-MORE-66). */
  day?: string
}

const { id, userId, dateId, status, paymentStatus, keptUntil } = eventEnrollments

/** The waitlist ended, by the clock or with the date itself (EV-WAIT-08, EV-CANCEL-13). */
export async function whenWaitlistEnded(reader: Reader, { personId, enrolmentId }: PlaceRef): Promise<Recipient[]> {
  const state = await stateOf(reader, enrolmentId)
  return [{ personId, enrolmentId, kind: state?.isCalledOff ? 'calledOff' : 'waitlistEnded' }]
}

/**
 * Somebody's place was cancelled: by themselves, an admin, or with its date. A hold and a place in the line that were
 * given up are not notified, and a seat that is kept for some seconds is none yet (EV-CANCEL-03, EV-CANCEL-13).
 */
export async function whenCancelled(reader: Reader, { personId, enrolmentId }: PlaceRef): Promise<Recipient[]> {
  const state = await stateOf(reader, enrolmentId)
  if (state?.status !== 'cancelled') return []
  if (state.isCalledOff) return [{ personId, enrolmentId, kind: 'calledOff' }]
  const isOver = state.payment === 'completed' && state.keptUntil === null && !state.cameBack
  return isOver ? [{ personId, enrolmentId, kind: 'cancelled' }] : []
}

const transferKinds = {
  asked: 'transferAsked',
  declined: 'transferDeclined',
  refused: 'transferRefused',
  moved: 'transferMoved',
} as const

/** One of the two people of a request to hand a place on is told what came of it, or that there is one (EV-MORE-33, EV-MORE-34). */
export const whenTransferTold = async (
  _reader: Reader,
  { personId, enrolmentId, told }: PlaceRef & { told?: keyof typeof transferKinds },
): Promise<Recipient[]> => (told ? [{ personId, enrolmentId, kind: transferKinds[told] }] : [])

/** Money goes back: what a late payment bought nothing with is told in other words (EV-PAY-17). */
export async function whenRefunded(
  reader: Reader,
  { personId, enrolmentId, paymentId, refundId }: PlaceRef,
): Promise<Recipient[]> {
  if (refundId) return [{ personId, enrolmentId, paymentId, refundId, kind: 'refundedPart' }]
  const [payment] = await reader
    .select({ received: eventPayments.receivedCents })
    .from(eventPayments)
    .where(eq(eventPayments.id, paymentId ?? ''))
  if (payment && payment.received !== null) return [{ personId, enrolmentId, paymentId, kind: 'differed' }]
  const state = await stateOf(reader, enrolmentId)
  return [{ personId, enrolmentId, paymentId, kind: state?.payment === 'paid' ? 'tooLate' : 'refunded' }]
}

/** Everybody who has a place on a date, or waits for one, is told that it is another appointment now (EV-CANCEL-14, EV-RECUR-18). */
export async function whenMoved(reader: Reader, { dateId: of }: { dateId: string }): Promise<Recipient[]> {
  const rows = await reader
    .select({ enrolmentId: id, personId: userId })
    .from(eventEnrollments)
    .where(and(eq(dateId, of), inArray(status, [...liveStatuses])))
  return rows.flatMap(({ enrolmentId, personId }) =>
    personId ? [{ personId, enrolmentId, kind: 'moved' as const }] : [],
  )
}

async function stateOf(reader: Reader, enrolmentId: string) {
  const live = sql.param([...liveStatuses])
  const [state] = await reader
    .select({
      status,
      payment: paymentStatus,
      keptUntil,
      isCalledOff: sql<boolean>`${eventDates.status} = 'cancelled'`,
      cameBack: sql<boolean>`exists (select 1 from event_enrollments o where o.date_id = ${dateId}
        and o.user_id = ${userId} and o.status = any(${live}::text[]))`,
    })
    .from(eventEnrollments)
    .innerJoin(eventDates, eq(eventDates.id, dateId))
    .where(eq(id, enrolmentId))
  return state
}
