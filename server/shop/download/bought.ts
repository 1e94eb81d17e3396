import { type SQL, sql } from 'drizzle-orm'
import { products, shopOrderLines, shopOrders } from '../tables.ts'

/** The products whose download somebody has by an order, the same as `givesDownload` of the domain (SHOP-BUY-09, SHOP-ORDER-25). */
export const boughtBy = (person: { id: string }): SQL => sql`select line.product_id from ${shopOrderLines} line
  join ${shopOrders} bought on bought.id = line.order_id
  where bought.user_id = ${person.id}::uuid and line.refunded_quantity < line.quantity
    and (bought.state in ('paid', 'shipped') or (bought.state = 'returning' and line.waived_at is not null))`

/** Whether a product is one of these. */
export const isBoughtBy = (person: { id: string } | null): SQL<boolean> =>
  person === null ? sql<boolean>`false` : sql<boolean>`${products.id} in (${boughtBy(person)})`
