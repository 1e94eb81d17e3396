import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { withdrawableUntil, withdrawalOf, withdrawalRefusal } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../base/database/open.ts'
import { shopOrders } from '../../tables.ts'
import { baseOf } from './baseOrder.ts'

/** One of the own orders, with what can be done with it now; null for that of somebody else (SHOP-ORDER-26, SHOP-ORDER-27). */
export async function readOwnOrder(reader: Reader, personId: string, id: string, now: Date): Promise<OwnOrder | null> {
  const [row] = await reader
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.id, id), eq(shopOrders.userId, personId)))
  if (!row) return null
  const { order, withdrawable } = await baseOf(reader, row)
  const canWithdraw = withdrawalRefusal(withdrawable, now.toISOString()) === null
  const { lines, refundCents, isSentBack } = withdrawalOf(withdrawable)
  return {
    ...order,
    canPay: row.state === 'pending' && row.expiresAt > now,
    canConfirmReceipt: row.state === 'shipped' && !row.receivedAt,
    withdrawal: canWithdraw ? { until: withdrawableUntil(withdrawable), lines, refundCents, isSentBack } : null,
  }
}
