import { type SQL, sql } from 'drizzle-orm'
import { products, shopOrderLines, shopOrders } from '../tables.ts'

/** Whether somebody has the download of a product by an order, the same as `givesDownload` of the domain; asked once for all products of a list (SHOP-BUY-09, SHOP-ORDER-25). */
export const isBoughtBy = (person: { id: string } | null): SQL<boolean> =>
  person === null
    ? sql<boolean>`false`
    : sql<boolean>`${products.id} in (select line.product_id from ${shopOrderLines} line
        join ${shopOrders} bought on bought.id = line.order_id
        where bought.user_id = ${person.id} and line.refunded_quantity < line.quantity
          and (bought.state in ('paid', 'shipped') or (bought.state = 'returning' and line.waived_at is not null)))`
