import { eq, inArray, sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../../base/personal.ts'
import { shopOrders, shopRefunds } from '../tables.ts'
import { giveUpOrdersOf } from './money/closeUnpaid.ts'

/**
 * The personal data of orders, for export and erasure. What was bought and paid stays without name, address and parcel; of
 * an order with an invoice the bill keeps for seven years what the law asks for (SHOP-ORDER-38).
 */
export const orderPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'orders',
      sql`select id, state, name, street, house_number, addition, postcode, city, country, goods_cents, shipping_cents,
          total_cents, refunded_cents, is_disputed, terms_version, terms_page_version_id, created_at, expires_at, paid_at,
          carrier, track, shipped_at, received_at, withdrawn_at, closed_at
        from shop_orders where user_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'order_lines',
      sql`select l.order_id, l.name, l.quantity, l.price_cents, l.undiscounted_cents, l.discount_percentage, l.vat_rate,
          l.refunded_quantity, l.waived_at
        from shop_order_lines l join shop_orders o on o.id = l.order_id where o.user_id = ${id}
        order by o.created_at, l.order_id, l.position`,
    ),
    await tableOf(
      reader,
      'order_refunds',
      sql`select r.order_id, r.why, r.reason, r.amount_cents, r.state, r.created_at, r.refunded_at
        from shop_refunds r join shop_orders o on o.id = r.order_id where o.user_id = ${id} order by r.created_at`,
    ),
    await tableOf(
      reader,
      'order_address',
      sql`select name, street, house_number, addition, postcode, city, country from order_addresses
        where profile_id = ${id}`,
    ),
    await tableOf(
      reader,
      'given_refunds',
      sql`select amount_cents, state, created_at, refunded_at from shop_refunds where created_by = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'stock_moves',
      sql`select p.name, m.amount, m.reason, m.note, m.at from stock_moves m join products p on p.id = m.product_id
        where m.actor_id = ${id} order by m.at, m.id`,
    ),
  ],
  endElsewhere: (house, id) => house.transaction((tx, now) => giveUpOrdersOf(house, tx, id, now)),
  erase: async (tx, id, now, house) => {
    await giveUpOrdersOf(house, tx, id, now)
    const theirs = tx.select({ id: shopOrders.id }).from(shopOrders).where(eq(shopOrders.userId, id))
    // An admin may have written a name there.
    await tx.update(shopRefunds).set({ reason: '' }).where(inArray(shopRefunds.orderId, theirs))
    await tx
      .update(shopOrders)
      .set({
        name: null,
        street: null,
        houseNumber: null,
        addition: null,
        postcode: null,
        city: null,
        country: null,
        track: null,
        userId: null,
      })
      .where(eq(shopOrders.userId, id))
  },
}
