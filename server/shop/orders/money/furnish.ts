import type { House } from '../../../base/house.ts'
import { closeAtProvider, type OrderJob } from './closeUnpaid.ts'
import { askAboutUndecided, lapseAll, lapseOrder } from './lapse.ts'
import { settleOrders } from './settle.ts'

/** Settles what the provider says about orders, lets them lapse, and reaches out to it: never in a transaction. */
export function furnishOrders(house: House): void {
  const { jobs, payments } = house
  payments.settles.register('order', settleOrders(house))
  jobs.on<OrderJob>('shop.lapseOrder', ({ data }) => lapseOrder(house, data.orderId))
  jobs.on('shop.sweepOrders', async () => void (await lapseAll(house)), { cron: '* * * * *' })
  jobs.on<OrderJob>('shop.closeOrder', ({ data }) => closeAtProvider(house, data.orderId))
  jobs.on('shop.askOrders', async () => void (await askAboutUndecided(house)), { cron: '*/10 * * * *' })
}
