import { withdrawalOf } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { namedId } from '../../../base/namedId.ts'
import { shopOrders } from '../../tables.ts'
import { linesOf, type OrderRow } from './orderRows.ts'
import { oweRefund } from './owe.ts'
import { returnPieces } from './returnPieces.ts'
import { withdrawableOf } from './withdrawable.ts'

type Back = { actorId?: string; now: Date }

/**
 * Gives back what a withdrawal gives back, puts its pieces back into the stock, and makes the order refunded; answers
 * whether something can be bought again by it. The order is held (SHOP-ORDER-29).
 */
export async function refundWithdrawn(house: House, tx: Tx, order: OrderRow, { actorId, now }: Back): Promise<boolean> {
  const { lines, shippingCents, refundCents } = withdrawalOf(withdrawableOf(order, await linesOf(tx, [order.id])))
  const money = { lines, shippingCents, amountCents: refundCents }
  if (refundCents > 0)
    await oweRefund(house, tx, order, {
      ...money,
      id: namedId(`shop.withdrawn ${order.id}`),
      why: 'withdrawn',
      createdBy: actorId,
      now,
    })
  await tx
    .update(shopOrders)
    .set({
      state: 'refunded',
      withdrawnAt: order.withdrawnAt ?? now,
      closedAt: now,
      version: sql`${shopOrders.version} + 1`,
    })
    .where(eq(shopOrders.id, order.id))
  return returnPieces(tx, order, { pieces: lines, actorId, now })
}
