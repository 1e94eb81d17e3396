import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { writeAudit } from '../../../access/index.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { readDeskOrder } from '../read/deskOrder.ts'
import { setReceived } from '../setReceived.ts'
import { lockSeen } from './lockSeen.ts'

/** 'Ontvangen': the parcel is with the buyer, from which the days of withdrawal count (SHOP-ORDER-28, SHOP-ORDER-34). */
export const deliver = serve(orders.deliver, (ctx, { id, version }) =>
  ctx.transaction(async (tx, now) => {
    const order = await lockSeen(tx, { id, version })
    if (order.state !== 'shipped' || order.receivedAt !== null) refuse('ORDER_CLOSED')
    await setReceived(tx, order, now)
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'order.delivered',
      subjectId: id,
      newValue: orderNumber(id),
      at: now,
    })
    return (await readDeskOrder(tx, id)) ?? refuse('NOT_FOUND')
  }),
)
