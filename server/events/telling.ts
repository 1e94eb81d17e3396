import { liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import type { NewsKind } from '@bewezen/domain/events/news.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { eventDates, eventEnrollments } from './tables.ts'

/** Somebody's place, and the payment for it that a news is about. */
export type About = { personId: string; enrolmentId: string; paymentId?: string | undefined }
/** Somebody who is told, of which place, and what. */
export type Telling = About & { news: NewsKind }

const { id, userId, dateId, status, paymentStatus, keptUntil } = eventEnrollments

/** The waitlist ended, by the clock or with the date itself (EV-WAIT-08, EV-CANCEL-13). */
export async function tellWaitlistEnded(reader: Reader, { personId, enrolmentId }: About): Promise<Telling[]> {
  const state = await stateOf(reader, enrolmentId)
  return [{ personId, enrolmentId, news: state?.isCalledOff ? 'calledOff' : 'waitlistEnded' }]
}

/**
 * Somebody's place was cancelled: by themselves, an admin, or with its date. A hold and a place in the line that were
 * given up are no news, and a seat that is kept for some seconds is none yet (EV-CANCEL-03, EV-CANCEL-13).
 */
export async function tellCancelled(reader: Reader, { personId, enrolmentId }: About): Promise<Telling[]> {
  const state = await stateOf(reader, enrolmentId)
  if (state?.status !== 'cancelled') return []
  if (state.isCalledOff) return [{ personId, enrolmentId, news: 'calledOff' }]
  const isOver = state.payment === 'completed' && state.keptUntil === null && !state.cameBack
  return isOver ? [{ personId, enrolmentId, news: 'cancelled' }] : []
}

/** Money goes back: what a late payment bought nothing with is told in other words (EV-PAY-17). */
export async function tellRefund(reader: Reader, { personId, enrolmentId, paymentId }: About): Promise<Telling[]> {
  const state = await stateOf(reader, enrolmentId)
  return [{ personId, enrolmentId, paymentId, news: state?.payment === 'paid' ? 'tooLate' : 'refunded' }]
}

/** Everybody who has a place on a date, or waits for one, is told that it is another appointment now (EV-CANCEL-14, EV-RECUR-18). */
export async function tellMoved(reader: Reader, { dateId: of }: { dateId: string }): Promise<Telling[]> {
  const rows = await reader
    .select({ enrolmentId: id, personId: userId })
    .from(eventEnrollments)
    .where(and(eq(dateId, of), inArray(status, [...liveStatuses])))
  return rows.flatMap(({ enrolmentId, personId }) =>
    personId ? [{ personId, enrolmentId, news: 'moved' as const }] : [],
  )
}

async function stateOf(reader: Reader, enrolmentId: string) {
  const live = sql.param([...liveStatuses])
  const [state] = await reader
    .select({
      ...{ status, payment: paymentStatus, keptUntil },
      isCalledOff: sql<boolean>`${eventDates.status} = 'cancelled'`,
      cameBack: sql<boolean>`exists (select 1 from event_enrollments o where o.date_id = ${dateId}
        and o.user_id = ${userId} and o.status = any(${live}::text[]))`,
    })
    .from(eventEnrollments)
    .innerJoin(eventDates, eq(eventDates.id, dateId))
    .where(eq(id, enrolmentId))
  return state
}
