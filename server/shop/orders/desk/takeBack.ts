import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { writeAudit } from '../../../access/index.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { tellOrder } from '../money/orderRows.ts'
import { refundWithdrawn } from '../money/refundWithdrawn.ts'
import { readDeskOrder } from '../read/deskOrder.ts'
import { lockSeen } from './lockSeen.ts'

/** 'Teruggekomen': the parcel of a withdrawn order is back, so its money goes back and its stock returns (SHOP-ORDER-29, SHOP-ORDER-35). */
export const takeBack = serve(orders.takeBack, (ctx, { id, version }) =>
  ctx.transaction(async (tx, now) => {
    const order = await lockSeen(tx, { id, version })
    if (order.state !== 'returning') refuse('ORDER_CLOSED')
    const isShopChanged = await refundWithdrawn(ctx.house, tx, order, { actorId: ctx.person.id, now })
    await tellOrder(tx, order, { isShopChanged })
    await writeAudit(tx, { actorId: ctx.person.id, action: 'order.takenBack', subjectId: id, at: now })
    return (await readDeskOrder(tx, id)) ?? refuse('NOT_FOUND')
  }),
)
