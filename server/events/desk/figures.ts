import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { EnrolmentStatus, PaymentStatus } from '@bewezen/domain/events/enrolment.ts'
import { finance } from '@bewezen/domain/events/finance.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { serve } from '../../base/serve.ts'
import { eventCosts } from '../../production/tables.ts'
import { openDeskEvent } from './rows.ts'

type Counted = { status: EnrolmentStatus; payment: PaymentStatus; count: number }

/** The figures of an event, and who is enrolled by day and by tier (EV-FIN-01..12). */
export const figures = serve(contract.figures, async ({ db }, { eventId, dateId = null }) => {
  const event = await openDeskEvent(db, eventId, dateId)
  const ofDates = ofEvent(eventId, dateId)
  const { rows } = await db.execute<Counted>(sql`
    select n.status, n.payment_status as payment, count(*)::int as count from event_enrollments n where ${ofDates}
    group by 1, 2`)
  const money = await db.execute<{ paid: string; refunded: string }>(sql`
    select coalesce(sum(m.amount_cents), 0) as paid, coalesce(sum(m.refunded_cents), 0) as refunded
    from event_payments m join event_enrollments n on n.id = m.enrollment_id where ${ofDates} and m.status = 'paid'
      and m.received_cents is null`)
  const enrolled = sql`from event_enrollments n join events e on e.id = n.event_id
    where ${ofDates} and n.status = 'enrolled'`
  const days = await db.execute<{ day: string; count: number }>(
    sql`select to_char(n.enrolled_at at time zone e.timezone, 'YYYY-MM-DD') as day, count(*)::int as count ${enrolled}
      group by 1 order by 1`,
  )
  const tiers = await db.execute<{ hours: number | null; count: number }>(
    sql`select n.tier_hours as hours, count(*)::int as count ${enrolled} group by 1 order by 1 nulls last`,
  )
  return {
    finance: finance({
      ...event,
      enrolments: rows.flatMap(({ status, payment, count }) => Array(count).fill({ status, payment })),
      payments: money.rows.map(({ paid, refunded }) => ({
        amountCents: Number(paid),
        refundedCents: Number(refunded),
      })),
      costs: await costsOf(db, eventId),
      ofOneDate: dateId !== null && event.dates > 1,
    }),
    days: days.rows,
    tiers: tiers.rows,
  }
})

/** What is known of the costs of an event, approved or not (EV-FIN-03, EV-FIN-10). */
const costsOf = async (reader: Reader, eventId: string) =>
  (
    await reader
      .select({
        amountCents: eventCosts.amountCents,
        quantity: eventCosts.quantity,
        totalCents: eventCosts.totalCents,
        approvedAt: eventCosts.approvedAt,
      })
      .from(eventCosts)
      .where(eq(eventCosts.eventId, eventId))
  ).map(({ approvedAt, ...cost }) => ({ ...cost, isApproved: approvedAt !== null }))

/** The enrolments of an event, or of one of its dates, of the table as `n`. */
export const ofEvent = (eventId: string, dateId: string | null): SQL =>
  dateId === null ? sql`n.event_id = ${eventId}` : sql`(n.event_id = ${eventId} and n.date_id = ${dateId})`
