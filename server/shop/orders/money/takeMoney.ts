import { newId } from '@bewezen/domain/base/ids.ts'
import { type Verdict, verdictOn } from '@bewezen/domain/shop/orders/orderMoney.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import { record } from '../../../base/facts/record.ts'
import type { House } from '../../../base/house.ts'
import { payments } from '../../../payments/tables.ts'
import { shopOrderLines } from '../../tables.ts'
import { linesOf, lockOrder, type OrderRow } from './orderRows.ts'
import { oweWhole } from './owe.ts'
import { payOrder } from './payOrder.ts'
import { lockProducts } from './products.ts'
import { takeStock } from './stock.ts'

type Money = { paymentId: string; cents: number; currency: string | null }

/**
 * Money came in for an order: it pays it or goes back, as the rule says. Said twice it counts once, since a payment of the
 * provider is written down once (SHOP-ORDER-20, SHOP-ORDER-21).
 */
export async function takeMoney(house: House, tx: Tx, orderId: string, money: Money, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const [payment] = await tx
    .insert(payments)
    .values({
      id: newId(),
      userId: order.userId,
      kind: 'order',
      subjectId: order.id,
      amountCents: money.cents,
      state: 'paid',
      providerPaymentId: money.paymentId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!payment) return
  const { verdict, isShopChanged } = await decide(tx, order, money, now)
  if (verdict.kind === 'pays') {
    await payOrder(tx, order, { payment, isShopChanged, now })
    return
  }
  if (verdict.why === 'differed') await record(tx, { kind: 'order.differed', orderId: order.id })
  await oweWhole(house, tx, { order, payment, why: verdict.why, now })
}

/** What the money does. Of an order that lapsed the stock is taken anew, when it can still be had. */
async function decide(
  tx: Tx,
  order: OrderRow,
  money: Money,
  now: Date,
): Promise<{ verdict: Verdict; isShopChanged?: boolean }> {
  // Nobody is there any more to have what it buys.
  const verdict = verdictOn(order, money, order.userId !== null)
  if (verdict.kind === 'goesBack' || order.state !== 'expired') return { verdict }
  const took = await takeAgain(tx, order, now)
  return took ? { verdict, ...took } : { verdict: verdictOn(order, money, false) }
}

async function takeAgain(tx: Tx, order: OrderRow, now: Date): Promise<{ isShopChanged: boolean } | null> {
  const lines = await linesOf(tx, [order.id])
  const products = await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  const took = await takeStock(tx, products, lines, { orderId: order.id, now })
  if (!took) return null
  await tx.execute(sql`update ${shopOrderLines} l set taken_stock = t.stock, taken_preorders = t.preorders
    from unnest(${sql.param(lines.map(({ id }) => id))}::uuid[], ${sql.param(took.taken.map(({ stock }) => stock))}::int[],
      ${sql.param(took.taken.map(({ preorders }) => preorders))}::int[]) t (id, stock, preorders)
    where l.id = t.id`)
  return took
}
