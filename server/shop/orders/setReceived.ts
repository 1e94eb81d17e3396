import { eq } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { shopOrders } from '../tables.ts'
import { tellOrder } from './money/orderRows.ts'

type Shipped = { id: string; userId: string | null; version: number }

/** The parcel of an order that is held has come: from now on the days of withdrawal count (SHOP-ORDER-28). */
export async function setReceived(tx: Tx, order: Shipped, now: Date): Promise<void> {
  await tx
    .update(shopOrders)
    .set({ receivedAt: now, version: order.version + 1 })
    .where(eq(shopOrders.id, order.id))
  await tellOrder(tx, order)
}
