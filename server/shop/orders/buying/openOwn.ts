import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import { refuse } from '../../../base/refuse.ts'
import { shopOrders } from '../../tables.ts'
import { isOf } from '../read/ownOrder.ts'

/** An own order, held until the end of the transaction; that of somebody else is answered as one that is not there (SHOP-ORDER-27). */
export async function openOwn(tx: Tx, personId: string, id: string): Promise<typeof shopOrders.$inferSelect> {
  const [own] = await tx
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.id, id), isOf(personId)))
    .for('update')
  return own ?? refuse('NOT_FOUND')
}
