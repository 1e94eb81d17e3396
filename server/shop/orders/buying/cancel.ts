import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { closeUnpaid } from '../money/closeUnpaid.ts'
import { lockOwnOrder } from '../money/orderRows.ts'
import { readOwnOrder } from '../read/ownOrder.ts'

/** Gives up an order that is not paid: its stock returns, once (SHOP-ORDER-15, SHOP-ORDER-16). */
export const cancel = serve(orders.cancel, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const order = await lockOwnOrder(tx, ctx.person.id, id)
    if (order.state === 'pending') await closeUnpaid(ctx.house, tx, order, { state: 'cancelled', now })
    else if (order.state !== 'cancelled') refuse('ORDER_CLOSED')
    return (await readOwnOrder(tx, ctx.person.id, id, now)) ?? refuse('NOT_FOUND')
  }),
)
