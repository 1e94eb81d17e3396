import type { Tx } from '../../../base/database/open.ts'
import { type LineRow, linesOf, type OrderRow } from './orderRows.ts'
import { lockProducts } from './products.ts'
import { returnStock } from './stock.ts'

type Back = { pieces: readonly { id: string; quantity: number }[]; actorId?: string; now: Date }

/** Puts pieces of a paid order back into the stock; answers whether something can be bought again by it. The order is held. */
export async function returnPieces(tx: Tx, order: OrderRow, { pieces, actorId, now }: Back): Promise<boolean> {
  const lines = await linesOf(tx, [order.id])
  const back = pieces.flatMap(({ id, quantity }): { line: LineRow; quantity: number }[] => {
    const line = lines.find((one) => one.id === id)
    return line ? [{ line, quantity }] : []
  })
  const products = await lockProducts(
    tx,
    back.map(({ line }) => line.productId),
  )
  const wasSent = order.shippedAt !== null
  return returnStock(tx, products, back, { orderId: order.id, now, reason: 'returned', wasSent, actorId })
}
