import { quote } from '@bewezen/domain/events/cancelling.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { holdDateOf } from './holdDate.ts'
import { passSeats } from './passSeats.ts'
import { isLiveRow } from './places.ts'
import { eventEnrollments } from './tables.ts'

/** Places on dates that are to come are given up, with what comes back by the policy; of the others stays that somebody was there (EV-DATA-31). */
export const eventsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'event_enrollments',
      'Aanmeldingen voor evenementen',
      sql`select e.title, d.starts_at, n.enrolled_at, n.status, n.payment_status, n.dietary_restrictions, n.allergies,
          n.notes, n.terms_version, n.cancelled_at, n.refund_status, n.paid_cents
        from event_enrollments n join events e on e.id = n.event_id join event_dates d on d.id = n.date_id
        where n.user_id = ${id} order by n.enrolled_at`,
    ),
    await tableOf(
      reader,
      'calendar_feeds',
      'Gekoppelde agenda',
      sql`select made_at from calendar_feeds where profile_id = ${id}`,
    ),
    await tableOf(
      reader,
      'event_payments',
      'Betalingen voor evenementen',
      sql`select event_title, amount_cents, currency, status, created_at, paid_at, refunded_cents, refunded_at
        from event_payments where user_id = ${id} order by created_at`,
    ),
  ],
  endElsewhere: async (house, personId) => {
    const places = await house.database.db
      .select({ id: eventEnrollments.id })
      .from(eventEnrollments)
      .where(and(eq(eventEnrollments.userId, personId), isLiveRow))
    for (const { id } of places) await giveUp(house, id)
  },
  erase: async (tx, id) => {
    await tx
      .update(eventEnrollments)
      .set({ dietaryRestrictions: [], allergies: [], notes: '' })
      .where(eq(eventEnrollments.userId, id))
  },
}

/** Gives up one place. One on a date that began stays: it was used. */
const giveUp = (house: House, id: string): Promise<void> =>
  house.transaction(async (tx, now) => {
    const date = await holdDateOf(tx, id)
    const [own] = await tx.select().from(eventEnrollments).where(eq(eventEnrollments.id, id))
    if (!date || !own) return
    const back = quote({ ...own, startAt: date.startsAt }, now)
    const refundCents = 'code' in back ? 0 : back.refundCents
    await passSeats(house, tx, { date, event: { kind: 'leave', id, refundCents, byOthers: true }, now })
  })
