import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { withdrawalOf, withdrawalRefusal } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { eq, sql } from 'drizzle-orm'
import { refuse, refuseIf } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { shopOrders } from '../../tables.ts'
import { linesOf, lockOwnOrder, tellOrder } from '../money/orderRows.ts'
import { refundWithdrawn } from '../money/refundWithdrawn.ts'
import { withdrawableOf } from '../money/withdrawable.ts'
import { readOwnOrder } from '../read/ownOrder.ts'

/**
 * 'Bevestig herroeping': what was not sent is paid back at once, a parcel has to come back first. The same again is the first
 * (SHOP-ORDER-28, SHOP-ORDER-29).
 */
export const withdraw = serve(orders.withdraw, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const order = await lockOwnOrder(tx, ctx.person.id, id)
    if (!order.withdrawnAt) {
      const withdrawable = withdrawableOf(order, await linesOf(tx, [id]))
      refuseIf(withdrawalRefusal(withdrawable, now.toISOString()))
      if (withdrawalOf(withdrawable).isSentBack) {
        await tx
          .update(shopOrders)
          .set({ state: 'returning', withdrawnAt: now, version: sql`${shopOrders.version} + 1` })
          .where(eq(shopOrders.id, id))
        await tellOrder(tx, order, { own: 'order.withdrawn' })
      } else {
        const isShopChanged = await refundWithdrawn(ctx.house, tx, order, { now })
        await tellOrder(tx, order, { own: 'order.withdrawn', isShopChanged })
      }
    }
    return (await readOwnOrder(tx, ctx.person.id, id, now)) ?? refuse('NOT_FOUND')
  }),
)
