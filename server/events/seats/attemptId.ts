import type { AskedAttempt, Attempt } from '@bewezen/domain/events/contract.ts'
import { and, eq, not, sql } from 'drizzle-orm'
import { namedId } from '../../base/namedId.ts'
import type { Ctx } from '../../base/serve.ts'
import { eventEnrollments, eventTransfers } from '../tables.ts'
import { isLiveRow } from './places.ts'

/**
 * An attempt to enrol with an id. One that came without gets it from the person, the date and how many of their places on
 * it have ended or are somebody else's: a retry gets the same, and is the same attempt; a new one after a cancelling gets another (EV-CALL-55).
 */
export async function identified(ctx: Ctx, input: AskedAttempt): Promise<Attempt> {
  if (input.id) return { ...input, id: input.id }
  const { dateId, userId } = eventEnrollments
  const date = input.occurrenceId ?? ''
  const ended = date
    ? (await ctx.db.$count(eventEnrollments, and(eq(dateId, date), eq(userId, ctx.person.id), not(isLiveRow)))) +
      (await countHandedOn(ctx, date))
    : 0
  return { ...input, id: namedId(`enrol ${ctx.person.id} ${date} ${ended}`) }
}

/** How many places on a date the caller had and handed on. */
const countHandedOn = ({ db, person }: Ctx, date: string): Promise<number> =>
  db.$count(
    eventTransfers,
    and(
      eq(eventTransfers.holderId, person.id),
      eq(eventTransfers.state, 'done'),
      sql`exists (select 1 from event_enrollments n where n.id = ${eventTransfers.enrollmentId} and n.date_id = ${date})`,
    ),
  )
