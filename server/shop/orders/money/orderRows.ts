import type { Fact } from '@bewezen/domain/facts.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../../base/database/open.ts'
import { recordAll } from '../../../base/facts/record.ts'
import { refuse } from '../../../base/refuse.ts'
import { shopOrderLines, shopOrders } from '../../tables.ts'

export type OrderRow = typeof shopOrders.$inferSelect
export type LineRow = typeof shopOrderLines.$inferSelect

/** An order that nobody else changes until the end of the transaction; its products are locked after it. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id)).for('update')
  return order ?? null
}

/** The same for its buyer; that of somebody else answers as if it were not there (SHOP-ORDER-27). */
export async function lockOwnOrder(tx: Tx, personId: string, id: string): Promise<OrderRow> {
  const isOwn = and(eq(shopOrders.id, id), eq(shopOrders.userId, personId))
  const [order] = await tx.select().from(shopOrders).where(isOwn).for('update')
  return order ?? refuse('NOT_FOUND')
}

/** The lines of orders in their order. */
export async function linesOf(reader: Reader, orderIds: readonly string[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return []
  return reader
    .select()
    .from(shopOrderLines)
    .where(inArray(shopOrderLines.orderId, [...orderIds]))
    .orderBy(asc(shopOrderLines.orderId), asc(shopOrderLines.position))
}

/** What is told of an order by its own kind, to its buyer. */
type Own = 'order.paid' | 'order.withdrawn'

/** Tells the buyer and those who manage orders that an order changed, and what else came of it. */
export async function tellOrder(
  tx: Tx,
  { id: orderId, userId: personId }: Pick<OrderRow, 'id' | 'userId'>,
  it: { own?: Own; isShopChanged?: boolean; more?: readonly Fact[] } = {},
): Promise<void> {
  await recordAll(tx, [
    ...(it.own && personId ? [{ kind: it.own, personId, orderId } as const] : []),
    ...(personId ? [{ kind: 'order.changed', personId, orderId } as const] : []),
    { kind: 'orders.changed', orderId },
    ...(it.isShopChanged ? [{ kind: 'shop.changed' } as const] : []),
    ...(it.more ?? []),
  ])
}
