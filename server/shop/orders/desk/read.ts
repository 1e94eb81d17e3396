import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { hasGoods, hasSlip } from '@bewezen/domain/shop/orders/orderStates.ts'
import { inArray } from 'drizzle-orm'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { shopOrders } from '../../tables.ts'
import { toBaseOrder } from '../read/baseOrder.ts'
import { readDeskOrder } from '../read/deskOrder.ts'
import { gather, selectOrders } from '../read/gather.ts'

export const deskOrder = serve(
  orders.deskOrder,
  async ({ db }, { id }) => (await readDeskOrder(db, id)) ?? refuse('NOT_FOUND'),
)

/** What is printed to lie in parcels, in the order that was asked for; what is not there, or has no slip, is left out (SHOP-ORDER-34, SHOP-ORDER-56). */
export const packingSlips = serve(orders.packingSlips, async ({ db }, { ids }) => {
  const found = await gather(db, await selectOrders(db).where(inArray(shopOrders.id, ids)))
  const printed = found.filter(({ order: { state }, lines }) =>
    hasSlip({ state, hasGoods: hasGoods(lines.map(({ line }) => line)) }),
  )
  const byId = new Map(printed.map((order) => [order.order.id, toBaseOrder(order)]))
  return { orders: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []) }
})
