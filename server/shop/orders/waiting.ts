import { sql } from 'drizzle-orm'
import { nameInSql, type WaitingBranch } from '../../base/waiting.ts'

const shown = sql`select null::text as title, coalesce(${nameInSql('p')}, o.name) as who, null::text as about,
    o.total_cents::bigint as cents, 'EUR' as currency, json_build_object('id', o.id) as place
  from shop_orders o left join profiles p on p.id = o.user_id where o.id = w.id`

/** Orders with something to send, paid and not sent: those of the first tab (SHOP-ORDER-33, SHOP-ORDER-44, ADM-MORE-02). */
export const ordersToSend: WaitingBranch = {
  kind: 'orderToSend',
  needs: 'manageOrders',
  waits: () => sql`select o.id, coalesce(o.paid_at, o.created_at) as since from shop_orders o where o.state = 'paid'
    and exists (select from shop_order_lines l where l.order_id = o.id and l.is_physical and l.refunded_quantity < l.quantity)`,
  shown,
  path: ({ id }) => `/admin/bestellingen?bestelling=${id}`,
  listPath: '/admin/bestellingen',
}

/**
 * Orders whose money somebody has to look at: a refund that the provider refused, money of another amount that is not back
 * yet, or a bank that asks for it (SHOP-ORDER-21, SHOP-ORDER-31).
 */
export const orderMoneyWaiting: WaitingBranch = {
  kind: 'orderMoney',
  needs: 'manageOrders',
  waits: () => sql`select order_id as id, min(since) as since from (
      select order_id, created_at as since from shop_refunds
        where state in ('pending', 'failed') and (state = 'failed' or why = 'differed')
      union all
      select id, coalesce(paid_at, created_at) from shop_orders where is_disputed
    ) looked group by order_id`,
  shown,
  path: ({ id }) => `/admin/bestellingen?staat=alles&bestelling=${id}`,
}
