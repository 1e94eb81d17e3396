import { addressOf, type OrderAddress } from '@bewezen/domain/shop/orders/address.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import { refuse } from '../../../base/refuse.ts'
import { shopOrders } from '../../tables.ts'
import { type LineRow, linesOf, type OrderRow } from '../money/orderRows.ts'
import type { Asked } from './asked.ts'
import { hasPhysical } from './draft.ts'

/**
 * The order that was made under this id before, when it is the same one asked for again: a button pressed twice, or an
 * answer that got lost. That of somebody else, or with other contents, refuses ID_IN_USE (SHOP-ORDER-18).
 */
export async function openSame(tx: Tx, personId: string, asked: Asked): Promise<OrderRow | null> {
  const [known] = await tx.select().from(shopOrders).where(eq(shopOrders.id, asked.id))
  if (!known) return null
  const isSame = known.userId === personId && isAsked(known, await linesOf(tx, [known.id]), asked)
  return isSame ? known : refuse('ID_IN_USE')
}

function isAsked(order: OrderRow, lines: readonly LineRow[], { productId, address, shown }: Asked): boolean {
  const wanted = addressOf(address, hasPhysical(lines))
  return (
    order.isFromCart === (productId === null) &&
    order.shippingCents === shown.shippingCents &&
    (Object.keys(wanted) as (keyof OrderAddress)[]).every((field) => order[field] === wanted[field]) &&
    lines.length === shown.lines.length &&
    lines.every((line) =>
      shown.lines.some(
        ({ productId: id, quantity, priceCents }) =>
          line.productId === id && line.quantity === quantity && line.priceCents === priceCents,
      ),
    )
  )
}
