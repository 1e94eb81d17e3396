import { and, asc, eq, isNotNull, lt, lte } from 'drizzle-orm'
import { readNow } from '../../../base/database/clock.ts'
import type { Tx } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { namedId } from '../../../base/namedId.ts'
import { checkouts } from '../../../payments/tables.ts'
import { shopOrders } from '../../tables.ts'
import { closeUnpaid, type OrderJob } from './closeUnpaid.ts'
import { lockOrder, type OrderRow } from './orderRows.ts'

/** Sees to it that an order lapses when its time is over and no money came (SHOP-ORDER-13). */
export async function scheduleLapse(house: House, tx: Tx, { id: orderId, expiresAt }: OrderRow, now: Date) {
  // Waiting happens in real time, whatever the site's clock says.
  const startAfter = new Date(Date.now() + expiresAt.getTime() - now.getTime())
  const job: OrderJob = { orderId }
  await house.jobs.enqueue(tx, 'shop.lapseOrder', job, { id: namedId(`shop.lapseOrder ${orderId}`), startAfter })
}

/** Lets an order lapse whose time is over; one that was paid or given up meanwhile stays as it is (SHOP-ORDER-13, SHOP-ORDER-16). */
export const lapseOrder = (house: House, orderId: string): Promise<void> =>
  house.transaction(async (tx, now) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'pending' || order.expiresAt > now) return
    await closeUnpaid(house, tx, order, { state: 'expired', now })
  })

const atOnce = 500

/** Lets all orders lapse whose time is over: a job may be lost, and a clock moved. Answers how many those were. */
export async function lapseAll(house: House): Promise<number> {
  const { db } = house.database
  const over = await db
    .select({ id: shopOrders.id })
    .from(shopOrders)
    .where(and(eq(shopOrders.state, 'pending'), lte(shopOrders.expiresAt, await readNow(db))))
    .orderBy(asc(shopOrders.expiresAt))
    .limit(atOnce)
  for (const { id } of over) await lapseOrder(house, id)
  return over.length
}

/** Asks the provider about the checkouts of orders that wait for their money: a message may be lost. Answers how many (SHOP-ORDER-20). */
export async function askAboutUndecided({ database: { db }, payments }: House): Promise<number> {
  const { provider, processor } = payments
  if (!provider) return 0
  const open = await db
    .select({ sessionId: checkouts.providerSessionId })
    .from(shopOrders)
    .innerJoin(
      checkouts,
      and(
        eq(checkouts.userId, shopOrders.userId),
        eq(checkouts.kind, 'order'),
        eq(checkouts.subjectId, shopOrders.id),
        isNotNull(checkouts.providerSessionId),
      ),
    )
    .where(and(eq(shopOrders.state, 'pending'), lt(shopOrders.createdAt, await readNow(db))))
    .orderBy(asc(shopOrders.expiresAt))
    .limit(atOnce)
  const failures: unknown[] = []
  for (const { sessionId } of open) await ask(sessionId).catch((problem: unknown) => failures.push(problem))
  // One that cannot be asked about keeps no other waiting; the work as a whole is tried again.
  if (failures.length > 0) throw failures[0]
  return open.length

  async function ask(sessionId: string | null) {
    const report = sessionId === null ? null : await provider?.readCheckout(sessionId)
    if (report) await processor.hearCheckout(report)
  }
}
