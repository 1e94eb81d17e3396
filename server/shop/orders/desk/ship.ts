import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { hasGoods } from '@bewezen/domain/shop/orders/orderStates.ts'
import { isTrack } from '@bewezen/domain/shop/orders/track.ts'
import { trackFaultWords } from '@bewezen/domain/shop/orders/trackWords.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../../access/index.ts'
import { record } from '../../../base/facts/record.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { shopOrders } from '../../tables.ts'
import { linesOf, tellOrder } from '../money/orderRows.ts'
import { readDeskOrder } from '../read/deskOrder.ts'
import { lockSeen } from './lockSeen.ts'

/** 'Verzonden': the parcel of a paid order is on its way, once, and its buyer hears so by mail (SHOP-ORDER-34, SHOP-ORDER-35). */
export const ship = serve(orders.ship, (ctx, { id, version, carrier, track: typed }) => {
  const track = typed.trim()
  if (!isTrack(track)) refuse('FAULTY_FIELDS', { faults: { track: trackFaultWords.track } })
  return ctx.transaction(async (tx, now) => {
    const order = await lockSeen(tx, { id, version })
    if (order.state !== 'paid' || !hasGoods(await linesOf(tx, [id]))) refuse('ORDER_CLOSED')
    await tx
      .update(shopOrders)
      .set({ state: 'shipped', carrier, track: track === '' ? null : track, shippedAt: now, version: version + 1 })
      .where(eq(shopOrders.id, id))
    if (order.userId) await record(tx, { kind: 'order.shipped', personId: order.userId, orderId: id })
    await tellOrder(tx, order)
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'order.shipped',
      subjectId: id,
      newValue: orderNumber(id),
      at: now,
    })
    return (await readDeskOrder(tx, id)) ?? refuse('NOT_FOUND')
  })
})
