import { givesDownload } from '@bewezen/domain/shop/orders/downloading.ts'
import { asksToWaive } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { shopOrderLines, shopOrders } from '../tables.ts'

type Line = typeof shopOrderLines.$inferSelect
type Bought = { order: typeof shopOrders.$inferSelect; line: Line; lines: Line[] }

/** The lines of somebody's orders with this product, or this line alone, whatever became of them; nothing else happens to these orders until the end of the transaction. */
export async function openLines(
  tx: Tx,
  personId: string,
  which: { productId: string } | { orderId: string; lineId: string },
): Promise<Bought[]> {
  const isWanted = ({ id, productId }: Line) =>
    'lineId' in which ? id === which.lineId : productId === which.productId
  const isOrder =
    'orderId' in which
      ? eq(shopOrders.id, which.orderId)
      : inArray(
          shopOrders.id,
          tx
            .select({ id: shopOrderLines.orderId })
            .from(shopOrderLines)
            .where(eq(shopOrderLines.productId, which.productId)),
        )
  // In one order, so that two who hold them wait for each other and not both.
  const found = await tx
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.userId, personId), isOrder))
    .orderBy(asc(shopOrders.id))
    .for('update')
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await tx.select().from(shopOrderLines).where(inArray(shopOrderLines.orderId, ids))
  return found.flatMap((order) => {
    const its = lines.filter(({ orderId }) => orderId === order.id)
    return its.filter(isWanted).map((line) => ({ order, line, lines: its }))
  })
}

/** Whether the buyer has the download of a line now. */
export const isGiven = ({ order: { state }, line }: Pick<Bought, 'order' | 'line'>): boolean =>
  givesDownload({ ...line, state, waivedAt: asInstant(line.waivedAt) })

/**
 * Lets go of the right to withdraw from what is about to be downloaded, and keeps the moment; refuses RIGHT_ENDS as long as
 * the buyer was not asked (SHOP-ORDER-30).
 */
export async function letGo(tx: Tx, bought: readonly Bought[], { waives, now }: { waives: boolean; now: Date }) {
  const asking = bought.filter((one) => isGiven(one) && asks(one, now))
  if (asking.length > 0 && !waives) refuse('RIGHT_ENDS')
  for (const { order, line } of asking) {
    await tx.update(shopOrderLines).set({ waivedAt: now }).where(eq(shopOrderLines.id, line.id))
    if (order.userId) await record(tx, { kind: 'order.changed', personId: order.userId, orderId: order.id })
    await record(tx, { kind: 'orders.changed', orderId: order.id })
  }
}

function asks({ order, line, lines }: Bought, now: Date): boolean {
  const moments = {
    paidAt: asInstant(order.paidAt),
    shippedAt: asInstant(order.shippedAt),
    receivedAt: asInstant(order.receivedAt),
  }
  const seen = lines.map((one) => ({ ...one, waivedAt: asInstant(one.waivedAt) }))
  return asksToWaive({ ...order, ...moments, lines: seen }, asInstant(line.waivedAt), now.toISOString())
}

const asInstant = (moment: Date | null): string | null => moment?.toISOString() ?? null
