import { sql } from 'drizzle-orm'
import type { IncomeBranch } from '../../base/income.ts'

/** What came in for orders, and each refund that went back; what a bank disputes is not counted (ADM-MORE-08). */
export const ordersIncome: IncomeBranch = {
  part: 'orders',
  moved: (since) => sql`
    select p.created_at as at, p.amount_cents::bigint as cents, 'EUR' as currency from payments p
      where p.kind = 'order' and p.created_at >= ${since}::timestamptz
        and not exists (select from shop_orders o where o.payment_id = p.id and o.is_disputed)
    union all
    select refunded_at, -amount_cents::bigint, 'EUR' from shop_refunds
      where refunded_at >= ${since}::timestamptz and state = 'refunded'`,
}
