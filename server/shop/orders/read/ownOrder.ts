import { toMs } from '@bewezen/domain/base/moment.ts'
import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import {
  awaitedReturn,
  type Withdrawable,
  withdrawableUntil,
  withdrawalOf,
  withdrawalRefusal,
} from '@bewezen/domain/shop/orders/withdrawing.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../base/database/open.ts'
import { shopOrders } from '../../tables.ts'
import { withdrawableOf } from '../money/withdrawable.ts'
import { toBaseOrder } from './baseOrder.ts'
import { type Gathered, gather, selectOrders } from './gather.ts'

/** One of somebody's own orders as it is at a moment, or null when there is none: that of somebody else is not there either (SHOP-ORDER-27). */
export async function readOwnOrder(reader: Reader, personId: string, id: string, now: Date): Promise<OwnOrder | null> {
  const rows = await selectOrders(reader).where(and(eq(shopOrders.id, id), isOf(personId)))
  const [order] = await gather(reader, rows)
  return order ? toOwnOrder(order, now) : null
}

type Page = { limit: number; offset: number }

/** Some of somebody's own orders, the newest first (SHOP-ORDER-26). */
export async function readOwnOrders(
  reader: Reader,
  personId: string,
  { limit, offset }: Page,
  now: Date,
): Promise<OwnOrder[]> {
  const rows = await selectOrders(reader)
    .where(isOf(personId))
    .orderBy(desc(shopOrders.createdAt), shopOrders.id)
    .limit(limit)
    .offset(offset)
  return (await gather(reader, rows)).map((order) => toOwnOrder(order, now))
}

export const isOf = (personId: string) => eq(shopOrders.userId, personId)

function toOwnOrder(gathered: Gathered, now: Date): OwnOrder {
  const { state, expiresAt, receivedAt } = gathered.order
  const base = toBaseOrder(gathered)
  const withdrawable = withdrawableOf(
    gathered.order,
    gathered.lines.map(({ line }) => line),
  )
  return {
    ...base,
    canPay: state === 'pending' && toMs(now) < toMs(expiresAt),
    canConfirmReceipt: state === 'shipped' && receivedAt === null,
    withdrawal: withdrawalFor(withdrawable, now.toISOString()),
    awaited: awaitedReturn(withdrawable, base.withdrawnAt),
  }
}

function withdrawalFor(order: Withdrawable, now: string): OwnOrder['withdrawal'] {
  if (withdrawalRefusal(order, now)) return null
  const { lines, refundCents, isSentBack } = withdrawalOf(order)
  return { until: withdrawableUntil(order), lines, refundCents, isSentBack }
}
