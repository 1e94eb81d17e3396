import { quote } from '@bewezen/domain/events/cancelling.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { companyOwner } from './money/companies.ts'
import { holdDateOf } from './seats/holdDate.ts'
import { passSeats } from './seats/passSeats.ts'
import { isLiveRow } from './seats/places.ts'
import { eventEnrollments } from './tables.ts'
import { endTransfersWith } from './transfer/endTransfers.ts'

/** The personal data of events, for export and erasure. Places on dates that are to come are given up, with what comes back by the policy; of the others stays that somebody was there (EV-DATA-31). */
export const eventsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'event_enrollments',
      sql`select e.title, d.starts_at, n.enrolled_at, n.status, n.payment_status, n.dietary_restrictions, n.allergies,
          n.notes, n.terms_version, n.cancelled_at,
          -- What somebody else paid is theirs (EV-MORE-36).
          case when not n.is_transferred then n.refund_status end as refund_status,
          case when not n.is_transferred then n.paid_cents end as paid_cents, k.code as discount_code, k.price_cents,
          k.discount_cents
        from event_enrollments n join events e on e.id = n.event_id join event_dates d on d.id = n.date_id
          left join event_discounts k on k.enrollment_id = n.id and not n.is_transferred
        where n.user_id = ${id} order by n.enrolled_at`,
    ),
    await tableOf(
      reader,
      'event_transfers',
      sql`select e.title, d.starts_at, t.holder_id is not distinct from ${id}::uuid as asked_by_you, t.state, t.asked_at,
          t.ended_at, case when t.holder_id = ${id} then t.asked_for end as asked_for,
          case when t.receiver_id = ${id} then t.answered_at end as answered_at,
          case when t.receiver_id = ${id} then t.terms_version end as terms_version,
          case when t.receiver_id = ${id} then t.dietary_restrictions end as dietary_restrictions,
          case when t.receiver_id = ${id} then t.allergies end as allergies,
          case when t.receiver_id = ${id} then t.notes end as notes
        from event_transfers t join event_enrollments n on n.id = t.enrollment_id join events e on e.id = n.event_id
          join event_dates d on d.id = n.date_id
        where t.holder_id = ${id} or t.receiver_id = ${id} order by t.asked_at, t.id`,
    ),
    await tableOf(
      reader,
      'event_messages',
      sql`select event_title, subject, text, sent_at, author_id = ${id} as written_by_you from event_messages m
        where author_id = ${id} or exists (select 1 from event_message_receivers r
          where r.message_id = m.id and r.person_id = ${id}) order by sent_at, id`,
    ),
    await tableOf(
      reader,
      'event_companies',
      sql`select e.title, c.name, c.address, c.vat_number from event_companies c
        join event_enrollments n on n.id = c.enrollment_id join events e on e.id = n.event_id
        where ${companyOwner} = ${id} order by n.enrolled_at`,
    ),
    await tableOf(reader, 'calendar_feeds', sql`select made_at from calendar_feeds where profile_id = ${id}`),
    await tableOf(
      reader,
      'event_payments',
      sql`select event_title, amount_cents, currency, received_cents, received_currency, status, created_at, paid_at, refunded_cents, refunded_at
        from event_payments where user_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'event_refunds',
      sql`select p.event_title, r.amount_cents, p.currency, r.state, r.created_at, r.refunded_at,
          r.created_by is not distinct from ${id}::uuid as given_by_me
        from event_refunds r join event_payments p on p.id = r.payment_id
        where p.user_id = ${id} or r.created_by = ${id} order by r.created_at`,
    ),
    await tableOf(
      reader,
      'event_teachers',
      sql`select e.title, e.start_date from event_teachers t join events e on e.id = t.event_id
        where t.teacher_id = ${id} order by e.start_date`,
    ),
    await tableOf(
      reader,
      'events',
      sql`select title, description, start_date, created_at, updated_at from events
        where created_by = ${id} order by created_at`,
    ),
  ],
  endElsewhere: async (house, personId) => {
    for (const { id } of await livePlaces(house.database.db, personId))
      await house.transaction((tx, now) => giveUp(house, tx, id, now))
  },
  erase: async (tx, id, now, house) => {
    for (const place of await livePlaces(tx, id)) await giveUp(house, tx, place.id, now)
    // What the law asks for stands on the invoice, for as long as it asks (EV-MORE-93).
    await tx.execute(sql`delete from event_companies c using event_enrollments n
      where n.id = c.enrollment_id and ${companyOwner} = ${id}`)
    await endTransfersWith(tx, id, now)
    await tx
      .update(eventEnrollments)
      .set({ dietaryRestrictions: [], allergies: [], notes: '' })
      .where(eq(eventEnrollments.userId, id))
  },
}

const livePlaces = (reader: Reader, personId: string) =>
  reader
    .select({ id: eventEnrollments.id })
    .from(eventEnrollments)
    .where(and(eq(eventEnrollments.userId, personId), isLiveRow))

/** Gives up one place. One on a date that began stays: it was used. */
async function giveUp(house: House, tx: Tx, id: string, now: Date): Promise<void> {
  const date = await holdDateOf(tx, id)
  const [own] = await tx.select().from(eventEnrollments).where(eq(eventEnrollments.id, id))
  if (!date || !own) return
  const back = quote({ ...own, startAt: date.startsAt }, now)
  const refundCents = 'code' in back ? 0 : back.refundCents
  await passSeats(house, tx, { date, event: { kind: 'leave', id, refundCents, byOthers: true }, now })
}
