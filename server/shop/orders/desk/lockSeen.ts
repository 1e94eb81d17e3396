import type { Tx } from '../../../base/database/open.ts'
import { refuse } from '../../../base/refuse.ts'
import { lockOrder, type OrderRow } from '../money/orderRows.ts'

/** An order that an admin acts on, held; refuses CHANGED when it is another one than they saw (SHOP-ORDER-35). */
export async function lockSeen(tx: Tx, seen: { id: string; version: number }): Promise<OrderRow> {
  const order = (await lockOrder(tx, seen.id)) ?? refuse('NOT_FOUND')
  return order.version === seen.version ? order : refuse('CHANGED')
}
