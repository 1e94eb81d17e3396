import { eq } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import { refuse } from '../../../base/refuse.ts'
import { shopOrders } from '../../tables.ts'

type Seen = { id: string; version: number }

/** An order as an admin saw it, held until the end of the transaction; CHANGED when it is another one by now (SHOP-ORDER-35). */
export async function openSeen(tx: Tx, { id, version }: Seen): Promise<typeof shopOrders.$inferSelect> {
  const [order] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id)).for('update')
  if (!order) refuse('NOT_FOUND')
  return order.version === version ? order : refuse('CHANGED')
}
