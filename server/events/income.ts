import { sql } from 'drizzle-orm'
import type { IncomeBranch } from '../base/income.ts'
import { backInParts } from './tables.ts'

const isDisputed = sql`coalesce(n.is_disputed, false) and n.paid_by = p.provider_payment_id`

/** What came in for places on events, and what went back, whole and in parts, also by a bank (ADM-MORE-08). */
export const eventsIncome: IncomeBranch = {
  part: 'events',
  moved: (since) => sql`
    select p.paid_at as at, coalesce(p.received_cents, p.amount_cents) as cents,
        coalesce(p.received_currency, p.currency) as currency
      from event_payments p left join event_enrollments n on n.id = p.enrollment_id
      where p.paid_at >= ${since}::timestamptz and not (${isDisputed})
    union all
    select r.refunded_at, -r.amount_cents, p.currency
      from event_refunds r join event_payments p on p.id = r.payment_id
        left join event_enrollments n on n.id = p.enrollment_id
      where r.refunded_at >= ${since}::timestamptz and r.state = 'refunded' and not (${isDisputed})
    union all
    select p.refunded_at, -(coalesce(p.received_cents, p.refunded_cents) - ${backInParts}), coalesce(p.received_currency, p.currency)
      from event_payments p where p.refunded_at >= ${since}::timestamptz and p.refund_status = 'refunded'`,
}
