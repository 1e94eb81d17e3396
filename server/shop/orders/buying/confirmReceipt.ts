import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { lockOwnOrder } from '../money/orderRows.ts'
import { readOwnOrder } from '../read/ownOrder.ts'
import { setReceived } from '../setReceived.ts'

/** The buyer says that the parcel has come; once more changes nothing (SHOP-ORDER-28). */
export const confirmReceipt = serve(orders.confirmReceipt, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const own = await lockOwnOrder(tx, ctx.person.id, id)
    if (own.state !== 'shipped') refuse('ORDER_CLOSED')
    if (own.receivedAt === null) await setReceived(tx, own, now)
    return (await readOwnOrder(tx, ctx.person.id, id, now)) ?? refuse('NOT_FOUND')
  }),
)
