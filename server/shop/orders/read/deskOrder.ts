import { displayName } from '@bewezen/domain/profile/person.ts'
import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { boughtStates } from '@bewezen/domain/shop/orders/orderStates.ts'
import { refundBy } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../../base/database/open.ts'
import { shopOrders } from '../../tables.ts'
import { instant, toBaseOrder, toRefund } from './baseOrder.ts'
import { type Gathered, gather, type OrderRow, selectOrders } from './gather.ts'

/** An order as admins see it, whole, or null when there is none. */
export async function readDeskOrder(reader: Reader, id: string): Promise<DeskOrder | null> {
  const [order] = await gather(reader, await selectOrders(reader).where(eq(shopOrders.id, id)))
  return order ? toDeskOrder(order) : null
}

function toDeskOrder(gathered: Gathered): DeskOrder {
  const { order, buyer, email, refunds } = gathered
  const { state, version, totalCents, refundedCents } = order
  const withdrawnAt = instant(order.withdrawnAt)
  return {
    ...toBaseOrder(gathered),
    version,
    buyer: buyer && { ...toBuyer(buyer), email: email ?? '' },
    refundableCents: isBought(state) ? totalCents - refundedCents : 0,
    isDisputed: order.isDisputed,
    refundBy: state === 'returning' && withdrawnAt ? refundBy(withdrawnAt) : null,
    refunds: refunds.map((refund) => ({ ...toRefund(refund), reason: refund.reason, why: refund.why })),
  }
}

/** Who bought, by the name they have. */
export const toBuyer = (buyer: NonNullable<OrderRow['buyer']>) => ({ id: buyer.id, name: displayName(buyer) })

const isBought = (state: DeskOrder['state']): boolean => (boughtStates as readonly string[]).includes(state)
