import { amount } from '@bewezen/domain/base/money.ts'
import { reasonRefusal } from '@bewezen/domain/base/reason.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { mayStep } from '@bewezen/domain/shop/orders/orderStates.ts'
import { lineTotal } from '@bewezen/domain/shop/orders/totals.ts'
import { and, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../../access/index.ts'
import type { Tx } from '../../../base/database/open.ts'
import { refuse, refuseIf } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { shopOrders, shopRefunds } from '../../tables.ts'
import { type LineRow, linesOf, lockOrder, type OrderRow, tellOrder } from '../money/orderRows.ts'
import { oweRefund } from '../money/owe.ts'
import { returnPieces } from '../money/returnPieces.ts'
import { readDeskOrder } from '../read/deskOrder.ts'
import { lockSeen } from './lockSeen.ts'

/**
 * 'Terugbetalen': pieces of lines, the shipping, an amount, or all of these, never more than came in. The same id again is
 * the same refund (SHOP-ORDER-31, SHOP-ORDER-34, SHOP-ORDER-35).
 */
export const refund = serve(orders.refund, (ctx, input) => {
  const reason = input.reason.trim()
  refuseIf(reasonRefusal(reason))
  return ctx.transaction(async (tx, now) => {
    const { id, version, refundId, restocks } = input
    await lockOrder(tx, id)
    if (!(await isMade(tx, id, refundId))) {
      const order = await lockSeen(tx, { id, version })
      if (!order.paymentId) refuse('ORDER_CLOSED')
      const pieces = gathered(input.lines)
      const money = await reckon(tx, order, { ...input, lines: pieces })
      const created = { why: 'admin', reason, createdBy: ctx.person.id } as const
      await oweRefund(ctx.house, tx, order, { ...money, ...created, id: refundId, lines: pieces, now })
      const isAll = order.refundedCents + money.amountCents === order.totalCents && mayStep(order.state, 'refunded')
      await tx
        .update(shopOrders)
        .set({
          ...(isAll ? { state: 'refunded' as const, closedAt: now } : {}),
          version: sql`${shopOrders.version} + 1`,
        })
        .where(eq(shopOrders.id, id))
      const isShopChanged = restocks && (await returnPieces(tx, order, { pieces, actorId: ctx.person.id, now }))
      await tellOrder(tx, order, { isShopChanged })
      const line = { actorId: ctx.person.id, action: 'order.refunded', subjectId: id, at: now } as const
      await writeAudit(tx, { ...line, reason, newValue: amount(money.amountCents) })
    }
    return (await readDeskOrder(tx, id)) ?? refuse('NOT_FOUND')
  })
})

/** Whether this refund was made before: a button pressed twice, or an answer that got lost. */
async function isMade(tx: Tx, orderId: string, refundId: string): Promise<boolean> {
  const [known] = await tx
    .select({ orderId: shopRefunds.orderId, why: shopRefunds.why })
    .from(shopRefunds)
    .where(eq(shopRefunds.id, refundId))
  if (!known) return false
  return known.orderId === orderId && known.why === 'admin' ? true : refuse('ID_IN_USE')
}

type Chosen = { lines: readonly { id: string; quantity: number }[]; withShipping: boolean; amountCents: number }

/** What the chosen things come to; shipping goes back once. */
async function reckon(tx: Tx, order: OrderRow, { lines: pieces, withShipping, amountCents: beside }: Chosen) {
  const lines = await linesOf(tx, [order.id])
  const goods = pieces.map(({ id, quantity }) => lineTotal({ priceCents: lineOf(lines, id).priceCents, quantity }))
  const shippingCents = withShipping ? Math.max(0, order.shippingCents - (await shippingBack(tx, order))) : 0
  const amountCents = goods.reduce((sum, cents) => sum + cents, 0) + shippingCents + beside
  if (amountCents === 0) refuse('INVALID_INPUT', { fields: ['amountCents'] })
  const most = order.totalCents - order.refundedCents
  return amountCents <= most ? { shippingCents, amountCents } : refuse('MORE_THAN_PAID', { most })
}

const lineOf = (lines: readonly LineRow[], id: string): LineRow =>
  lines.find((line) => line.id === id) ?? refuse('INVALID_INPUT', { fields: ['lines'] })

async function shippingBack(tx: Tx, order: OrderRow): Promise<number> {
  const [back] = await tx
    .select({ cents: sql<number>`coalesce(sum(${shopRefunds.shippingCents}), 0)::int` })
    .from(shopRefunds)
    .where(and(eq(shopRefunds.orderId, order.id)))
  return back?.cents ?? 0
}

/** Every line once, in the pieces that were asked of it together. */
function gathered(lines: Chosen['lines']): { id: string; quantity: number }[] {
  const pieces = new Map<string, number>()
  for (const { id, quantity } of lines) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return [...pieces].map(([id, quantity]) => ({ id, quantity }))
}
