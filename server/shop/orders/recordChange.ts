import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'

type Changed = { id: string; userId: string | null }

/** Tells that an order changed: to its buyer, when the account is still there, and to those who manage orders (SHOP-ORDER-27). */
export async function recordChange(tx: Tx, { id: orderId, userId: personId }: Changed): Promise<void> {
  if (personId) await record(tx, { kind: 'order.changed', personId, orderId })
  await record(tx, { kind: 'orders.changed', orderId })
}
