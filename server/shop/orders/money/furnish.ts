import type { House } from '../../../base/house.ts'
import { closeAtProvider, type OrderJob } from './closeUnpaid.ts'
import { giveBack, retryOwed } from './giveBack.ts'
import { askAboutUndecided, lapseAll, lapseOrder } from './lapse.ts'
import type { RefundJob } from './owe.ts'
import { settleOrders } from './settle.ts'

/** Settles what the provider says about orders, lets them lapse, and reaches out to it: never in a transaction. */
export function furnishOrders(house: House): void {
  const { jobs, payments } = house
  payments.settles.register('order', settleOrders(house))
  jobs.on<OrderJob>('shop.lapseOrder', ({ data }) => lapseOrder(house, data.orderId))
  jobs.everyMinute('shop.sweepOrders', () => lapseAll(house))
  jobs.on<OrderJob>('shop.closeOrder', ({ data }) => closeAtProvider(house, data.orderId))
  jobs.on<RefundJob>('shop.refund', async ({ data }) => {
    if (!(await giveBack(house, data.refundId))) throw new Error('a refund is still owed')
  })
  jobs.on('shop.retryRefunds', async () => void (await retryOwed(house)), { cron: '47 * * * *' })
  jobs.on('shop.askOrders', async () => void (await askAboutUndecided(house)), { cron: '*/10 * * * *' })
}
