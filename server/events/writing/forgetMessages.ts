import { and, isNull, lt, sql } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import { eventMessages } from '../tables.ts'

/** What was written about an event that is deleted is forgotten 30 days after it was sent (EV-MORE-64). */
export const forgetMessages = (house: House): Promise<void> =>
  house.transaction(async (tx, now) => {
    const before = sql`${now}::timestamptz - interval '30 days'`
    await tx.delete(eventMessages).where(and(isNull(eventMessages.eventId), lt(eventMessages.sentAt, before)))
  })
