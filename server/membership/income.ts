import { sql } from 'drizzle-orm'
import type { IncomeBranch } from '../base/income.ts'

/** What came in for subscriptions, less what went back, at the moment of its note; what a bank disputes is not counted (ADM-MORE-08). */
export const subscriptionsIncome: IncomeBranch = {
  part: 'subscriptions',
  moved: (since) => sql`
    select created_at as at, amount_cents::bigint as cents, 'EUR' as currency from payments
      where kind = 'subscription' and created_at >= ${since}::timestamptz and state <> 'disputed'
    union all
    select i.issued_at, i.total_cents::bigint, 'EUR' from invoices i join payments p on p.id = i.payment_id
      where i.kind = 'credit' and i.issued_at >= ${since}::timestamptz and p.kind = 'subscription'`,
}
