import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { and, asc, eq } from 'drizzle-orm'
import { writeAudit } from '../../../access/index.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { shopRefunds } from '../../tables.ts'
import { giveBack, isOwed } from '../money/giveBack.ts'
import { lockOrder } from '../money/orderRows.ts'
import { readDeskOrder } from '../read/deskOrder.ts'

/** Tries at once what the provider refused to give back (SHOP-ORDER-31). */
export const retryRefunds = serve(orders.retryRefunds, async (ctx, { id }) => {
  const owed = await ctx.transaction(async (tx, at) => {
    if (!(await lockOrder(tx, id))) refuse('NOT_FOUND')
    const rows = await tx
      .select({ id: shopRefunds.id })
      .from(shopRefunds)
      .where(and(eq(shopRefunds.orderId, id), isOwed))
      .orderBy(asc(shopRefunds.createdAt))
    const line = { actorId: ctx.person.id, action: 'order.refundRetried', subjectId: id, at } as const
    if (rows.length > 0) await writeAudit(tx, line)
    return rows
  })
  for (const refund of owed) if (!(await giveBack(ctx.house, refund.id))) refuse('PROVIDER_FAILED')
  return (await readDeskOrder(ctx.db, id)) ?? refuse('NOT_FOUND')
})
