import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import { addressOf, type OrderAddress } from '@bewezen/domain/shop/orders/address.ts'
import { addressFaults } from '@bewezen/domain/shop/orders/addressFaults.ts'
import { changesBetween, sizeRefusal } from '@bewezen/domain/shop/orders/ordering.ts'
import { maxOpenOrders, maxOrdersPerHour, orderHoldMs } from '@bewezen/domain/shop/orders/orderStates.ts'
import { asc, sql } from 'drizzle-orm'
import type { Tx } from '../../../base/database/open.ts'
import { refuse, refuseIf } from '../../../base/refuse.ts'
import type { Ctx } from '../../../base/serve.ts'
import { agreedTerms } from '../../../payments/index.ts'
import { orderAddresses, shopOrderLines, shopOrders } from '../../tables.ts'
import { closeUnpaid } from '../money/closeUnpaid.ts'
import { scheduleLapse } from '../money/lapse.ts'
import { linesOf, type OrderRow, tellOrder } from '../money/orderRows.ts'
import { payOrder } from '../money/payOrder.ts'
import { lockProducts, type Products } from '../money/products.ts'
import { takeStock } from '../money/stock.ts'
import type { Asked } from './asked.ts'
import { draftLines, draftTotals, hasPhysical, isReplacedBy, openShop, readWanted } from './draft.ts'

/**
 * Makes an order of what somebody wants, with its lines as the products are now, and takes its stock; their person is
 * locked. Refuses when it is not what they were shown. One that costs nothing is paid at once (SHOP-ORDER-12, SHOP-ORDER-19).
 */
export async function makeOrder(ctx: Ctx, tx: Tx, asked: Asked, now: Date): Promise<OrderRow> {
  const { house, person } = ctx
  const { id, productId, shown } = asked
  const rates = await openShop(house, tx)
  const wanted = await readWanted(tx, person.id, productId)
  const products = await makeRoom(ctx, tx, { productId, wanted: wanted.map((one) => one.productId), now })
  const lines = draftLines(products, wanted, { person, isAlone: productId !== null })
  if (lines.length === 0 && !wanted.some((one) => products.has(one.productId))) refuse('NOTHING_TO_ORDER')

  const isSent = hasPhysical(lines)
  const faults = addressFaults(asked.address, isSent)
  if (lines.length > 0 && Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
  const address = addressOf(asked.address, isSent)
  const totals = draftTotals(lines, address.country, rates)
  const changes = changesBetween(shown, { lines, shippingCents: totals.shippingCents })
  if (changes.length > 0) refuse('ORDER_CHANGED', { changes })
  refuseIf(sizeRefusal(lines.length, totals.totalCents))
  await countOrders(tx, person.id, now)

  const took = await takeStock(tx, products, lines, { orderId: id, now })
  if (!took) throw new Error('what can be ordered can be taken')
  const { goodsCents, shippingCents, totalCents } = totals
  const [order] = await tx
    .insert(shopOrders)
    .values({
      id,
      userId: person.id,
      state: 'pending',
      isFromCart: productId === null,
      ...address,
      goodsCents,
      shippingCents,
      totalCents,
      ...(await agreedTerms(tx)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + orderHoldMs),
    })
    .returning()
  if (!order) throw new Error('an order that was written is there')
  await tx.insert(shopOrderLines).values(
    lines.map((line, position) => ({
      ...line,
      id: newId(),
      orderId: id,
      position,
      takenStock: took.taken[position]?.stock ?? 0,
      takenPreorders: took.taken[position]?.preorders ?? 0,
    })),
  )
  await keepAddress(tx, person.id, address, isSent)
  await tellOrder(tx, order, { isShopChanged: took.isShopChanged })
  if (totalCents === 0) return payOrder(tx, order, { payment: null, now })
  await scheduleLapse(house, tx, order, now)
  return order
}

type Room = { productId: string | null; wanted: readonly string[]; now: Date }

/**
 * The products that are wanted, held, after the older open order of the same was given up for this one, so that what it
 * held is free (SHOP-ORDER-18). Orders are locked before products, and these all at once in their order.
 */
async function makeRoom({ house, person }: Ctx, tx: Tx, { productId, wanted, now }: Room): Promise<Products> {
  const older = await tx
    .select()
    .from(shopOrders)
    .where(isReplacedBy(tx, person.id, productId))
    .orderBy(asc(shopOrders.id))
    .for('update')
  const held = await linesOf(
    tx,
    older.map((order) => order.id),
  )
  const ids = [...new Set([...wanted, ...held.map((line) => line.productId)])]
  const products = await lockProducts(tx, ids)
  if (older.length === 0) return products
  for (const order of older) await closeUnpaid(house, tx, order, { state: 'cancelled', now })
  return lockProducts(tx, ids)
}

/** Refuses TOO_MANY_ORDERS when this one would be one too many; the person is locked (SHOP-ORDER-18, SHOP-ORDER-40). */
async function countOrders(tx: Tx, personId: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - hourMs)
  const [count] = await tx
    .select({
      ofLate: sql<number>`count(*) filter (where ${shopOrders.createdAt} > ${hourAgo})::int`,
      open: sql<number>`count(*) filter (where ${shopOrders.state} = 'pending' and ${shopOrders.expiresAt} > ${now})::int`,
    })
    .from(shopOrders)
    // No order is open for longer than an hour.
    .where(sql`${shopOrders.userId} = ${personId} and ${shopOrders.createdAt} > ${hourAgo}`)
  if ((count?.ofLate ?? 0) >= maxOrdersPerHour || (count?.open ?? 0) >= maxOpenOrders) refuse('TOO_MANY_ORDERS')
}

/** Keeps an address for the next order; one of downloads alone takes no street away (SHOP-ORDER-08). */
async function keepAddress(tx: Tx, profileId: string, address: OrderAddress, isSent: boolean): Promise<void> {
  const kept = tx.insert(orderAddresses).values({ profileId, ...address })
  await (isSent
    ? kept.onConflictDoUpdate({ target: orderAddresses.profileId, set: address })
    : kept.onConflictDoNothing())
}
