import { events as contract } from '@bewezen/domain/events/contract.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { resultOf } from '@bewezen/domain/events/result.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { serve } from '../../base/serve.ts'
import { eventBudgets, eventCosts } from '../../production/tables.ts'
import { backInParts } from '../tables.ts'
import { openDeskEvent } from './rows.ts'

type Cents = number | string
type PaidRow = { paid: Cents; refunded: Cents; count: number }

/** What an event came to, what it may come to, and its budget beside both (EV-MORE-86..91). */
export const result = serve(contract.result, async ({ db, house }, { eventId }) => {
  const event = await openDeskEvent(db, eventId, null)
  const { PROVIDER_FEE_CENTS: fixedCents, PROVIDER_FEE_BASIS_POINTS: basisPoints } = house.settings
  const fee = { fixedCents, basisPoints }
  const budget = await budgetOf(db, eventId)
  const { participants, discountCents } = await enrolledOf(db, eventId)
  const isOther = event.currency !== 'EUR' && !isFree(event)
  return {
    result: isOther
      ? null
      : resultOf({
          participants,
          priceCents: isFree(event) ? 0 : (event.priceCents ?? 0),
          payments: await paymentsOf(db, eventId),
          costs: await costsOf(db, eventId),
          fee,
          budget,
        }),
    discountCents,
    fee,
    days: await daysOf(db, eventId),
  }
})

/** The payments of an event that stand, as `p`: money of another amount than was asked buys nothing and goes back. */
const ofPayments = (eventId: string) =>
  sql`from event_payments p where p.event_id = ${eventId} and p.status = 'paid' and p.received_cents is null`

async function paymentsOf(reader: Reader, eventId: string) {
  const { rows } = await reader.execute<PaidRow>(sql`
    select p.amount_cents as paid, p.refunded_cents as refunded, count(*)::int as count ${ofPayments(eventId)}
    group by 1, 2`)
  return rows.flatMap(({ paid, refunded, count }) =>
    Array.from({ length: count }, () => ({ paidCents: Number(paid), refundedCents: Number(refunded) })),
  )
}

const costsOf = (reader: Reader, eventId: string) => {
  const { totalCents, perParticipant, taxInclusive } = eventCosts
  return reader
    .select({ totalCents, perParticipant, taxInclusive })
    .from(eventCosts)
    .where(eq(eventCosts.eventId, eventId))
}

async function budgetOf(reader: Reader, eventId: string) {
  const { participants, incomeCents, costsCents } = eventBudgets
  const [found] = await reader
    .select({ participants, incomeCents, costsCents })
    .from(eventBudgets)
    .where(eq(eventBudgets.eventId, eventId))
  return found ?? null
}

/** Who comes, and what codes took off for them (EV-MORE-15). */
async function enrolledOf(reader: Reader, eventId: string) {
  const { rows } = await reader.execute<{ participants: number; discount: Cents }>(sql`
    select count(*)::int as participants, coalesce(sum(k.discount_cents), 0) as discount
    from event_enrollments n left join event_discounts k on k.enrollment_id = n.id
    where n.event_id = ${eventId} and n.status = 'enrolled' and n.payment_status <> 'pending'`)
  return { participants: rows[0]?.participants ?? 0, discountCents: Number(rows[0]?.discount ?? 0) }
}

/** What came in and went back, whole and in parts, by the day on the clock of the event (EV-MORE-91). */
async function daysOf(reader: Reader, eventId: string) {
  const { rows } = await reader.execute<{ day: string; in: Cents; out: Cents }>(sql`
    select to_char(moved.at at time zone e.timezone, 'YYYY-MM-DD') as day, sum(moved.inside) as in, sum(moved.outside) as out
    from (select p.paid_at as at, p.amount_cents as inside, 0 as outside ${ofPayments(eventId)}
      union all select r.refunded_at, 0, r.amount_cents from event_refunds r
        where r.state = 'refunded' and r.payment_id in (select p.id ${ofPayments(eventId)})
      union all select p.refunded_at, 0, p.refunded_cents - ${backInParts} ${ofPayments(eventId)}
        and p.refunded_at is not null) moved
      join events e on e.id = ${eventId}
    where moved.at is not null group by 1 order by 1`)
  return rows.map(({ day, in: inCents, out }) => ({ day, inCents: Number(inCents), outCents: Number(out) }))
}
