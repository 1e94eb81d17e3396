import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { ownOrdersPerPage as limit } from '@bewezen/domain/shop/orders/ownOrders.ts'
import { eq } from 'drizzle-orm'
import { readNow } from '../../../base/database/clock.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { orderAddresses, shopOrders } from '../../tables.ts'
import { isOf, readOwnOrder, readOwnOrders } from '../read/ownOrder.ts'

/** The own orders, the newest first, and whether an address is kept for the next one (SHOP-ORDER-08, SHOP-ORDER-26). */
export const mine = serve(orders.mine, async ({ db, person }, { page }) => {
  const [now, total, kept] = await Promise.all([
    readNow(db),
    db.$count(shopOrders, isOf(person.id)),
    db.$count(orderAddresses, eq(orderAddresses.profileId, person.id)),
  ])
  const own = await readOwnOrders(db, person.id, { limit, offset: (page - 1) * limit }, now)
  return { orders: own, total, hasKeptAddress: kept > 0 }
})

/** One of the own orders; that of somebody else is answered as one that is not there (SHOP-ORDER-27). */
export const order = serve(
  orders.order,
  async ({ db, person }, { id }) => (await readOwnOrder(db, person.id, id, await readNow(db))) ?? refuse('NOT_FOUND'),
)
