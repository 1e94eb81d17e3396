import {
  type AskedAttempt,
  type Attempt,
  events as contract,
  type OwnEnrolment,
} from '@bewezen/domain/events/contract.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { groupCommit } from '../../base/groupCommit.ts'
import { Refusal } from '../../base/refuse.ts'
import { type Ctx, serve } from '../../base/serve.ts'
import { eventEnrollments } from '../tables.ts'
import { openAttempts } from './attempt.ts'
import { identified } from './attemptId.ts'
import { holdDate } from './holdDate.ts'
import { passAll } from './passSeats.ts'
import { countCall } from './rateLimit.ts'

/** `enroll-event-free` (EV-CALL-39). */
export const enrolFree = serve(contract.enrolFree, (ctx, input) => enter(ctx, input, 'enrol'))
/** `join-event-waitlist` (EV-CALL-46). */
export const joinWaitlist = serve(contract.joinWaitlist, (ctx, input) => enter(ctx, input, 'wait'))

type Entering = { input: Attempt; kind: 'enrol' | 'wait' }

async function enter(ctx: Ctx, input: AskedAttempt, kind: Entering['kind']) {
  await countCall(ctx)
  const attempt = await identified(ctx, input)
  return { success: true as const, data: await stand(ctx, input.occurrenceId ?? '', { input: attempt, kind }) }
}

/** Everybody who wants a place on a date stands in one line for it. */
const stand = groupCommit<Entering, OwnEnrolment>({
  most: 64,
  async answer({ house, tx, now }, asks) {
    const dateId = asks[0]?.ask.input.occurrenceId
    const date = dateId ? await holdDate(tx, dateId) : null
    const asking = asks.map(({ person, ask }) => ({ personId: person.id, input: ask.input }))
    const { attempts, rows } = await openAttempts(tx, date, asking, now)
    const answers: (Refusal | null)[] = attempts.map((attempt) => (attempt instanceof Refusal ? attempt : null))
    const passing = asks.flatMap(({ person, ask: { kind, input } }, at) => {
      const attempt = attempts[at]
      if (!attempt || attempt instanceof Refusal || attempt.repeated) return []
      return [{ at, event: { kind, id: input.id, personId: person.id }, entry: attempt.entry }]
    })
    if (date && passing.length > 0) {
      const { refusals } = await passAll(house, tx, { date, passing, now, rows })
      for (const [nth, { at }] of passing.entries()) {
        const refusal = refusals[nth]
        if (refusal) answers[at] = new Refusal(refusal.code)
      }
    }
    const own = await readOwnEnrolments(
      tx,
      asking.flatMap(({ input }, at) => (answers[at] ? [] : [input.id])),
    )
    return asking.map(({ input }, at) => answers[at] ?? own.get(input.id) ?? new Refusal('NOT_FOUND'))
  },
})

/** Enrolments as their owners see them now, with the place in the line (EV-WAIT-07). */
export async function readOwnEnrolments(tx: Tx, ids: readonly string[]): Promise<Map<string, OwnEnrolment>> {
  if (ids.length === 0) return new Map()
  const { id, eventId, occurrenceId, dateId, status, paymentStatus, came } = eventEnrollments
  const own = await tx
    .select({
      id,
      eventId,
      occurrenceId,
      dateId,
      status,
      payment_status: paymentStatus,
      came,
      place: sql<number | null>`case when ${status} = 'waitlisted' then (select count(*)::int from event_enrollments o
        where o.date_id = event_enrollments.date_id and o.status = 'waitlisted' and o.came <= event_enrollments.came) end`,
    })
    .from(eventEnrollments)
    .where(inArray(id, [...ids]))
  return new Map(own.map((one) => [one.id, one]))
}
