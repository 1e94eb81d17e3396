import { type Attempt, events as contract, type OwnEnrolment } from '@bewezen/domain/events/contract.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { openAttempt } from './attempt.ts'
import { countCall } from './limit.ts'
import { passSeats } from './passSeats.ts'
import { eventEnrollments } from './tables.ts'

/** `enroll-event-free` (EV-CALL-39). */
export const enrolFree = serve(contract.enrolFree, (ctx, input) => enter(ctx, input, 'enrol'))
/** `join-event-waitlist` (EV-CALL-46). */
export const joinWaitlist = serve(contract.joinWaitlist, (ctx, input) => enter(ctx, input, 'wait'))

async function enter(ctx: Ctx, input: Attempt, kind: 'enrol' | 'wait') {
  await countCall(ctx)
  return ctx.transaction(async (tx, now) => {
    const { id } = input
    const { date, entry, repeated } = await openAttempt(tx, ctx.person.id, input, now)
    if (!repeated) {
      const event = { kind, id, personId: ctx.person.id }
      const passed = await passSeats(ctx.house, tx, { date, event, now, entry })
      if ('code' in passed) refuseIf(passed)
    }
    return { success: true as const, data: await readOwnEnrolment(tx, id) }
  })
}

/** The own enrolment as its owner sees it now, with the place in the line (EV-WAIT-07). */
export async function readOwnEnrolment(tx: Tx, id: string): Promise<OwnEnrolment> {
  const { eventId, occurrenceId, dateId, status, paymentStatus, came } = eventEnrollments
  const [own] = await tx
    .select({ id: eventEnrollments.id, eventId, occurrenceId, dateId, status, payment_status: paymentStatus, came })
    .from(eventEnrollments)
    .where(eq(eventEnrollments.id, id))
  if (!own) return refuse('NOT_FOUND')
  if (own.status !== 'waitlisted') return { ...own, place: null }
  const [line] = await tx
    .select({ place: sql<number>`count(*)::int` })
    .from(eventEnrollments)
    .where(and(eq(dateId, own.dateId), eq(status, 'waitlisted'), lte(came, own.came)))
  return { ...own, place: line?.place ?? null }
}
