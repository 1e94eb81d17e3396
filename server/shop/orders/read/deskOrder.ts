import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { refundBy } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { eq } from 'drizzle-orm'
import { authUsers } from '../../../account/tables.ts'
import type { Reader } from '../../../base/database/open.ts'
import { profiles } from '../../../profile/tables.ts'
import { shopOrders } from '../../tables.ts'
import { baseOf } from './baseOrder.ts'

/** An order as admins see it, whole; null when there is none. */
export async function readDeskOrder(reader: Reader, id: string): Promise<DeskOrder | null> {
  const [row] = await reader.select().from(shopOrders).where(eq(shopOrders.id, id))
  if (!row) return null
  const { order, refunds } = await baseOf(reader, row)
  const { firstName, lastName } = profiles
  const [buyer] = row.userId
    ? await reader
        .select({ id: profiles.id, firstName, lastName, email: authUsers.email })
        .from(profiles)
        .innerJoin(authUsers, eq(authUsers.id, profiles.id))
        .where(eq(profiles.id, row.userId))
    : []
  return {
    ...order,
    version: row.version,
    buyer: buyer ? { id: buyer.id, name: `${buyer.firstName} ${buyer.lastName}`.trim(), email: buyer.email } : null,
    refundableCents: row.paymentId ? row.totalCents - row.refundedCents : 0,
    refundBy: row.state === 'returning' && row.withdrawnAt ? refundBy(row.withdrawnAt.toISOString()) : null,
    refunds: order.refunds.map((one, at) => ({
      ...one,
      reason: refunds[at]?.reason ?? '',
      why: refunds[at]?.why ?? 'admin',
    })),
  }
}
