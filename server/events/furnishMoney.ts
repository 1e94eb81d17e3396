import type { House } from '../base/house.ts'
import { askAboutUndecided, type CheckoutJob, closeCheckout } from './closing.ts'
import { provideMails } from './mails.ts'
import { giveBack, type RefundJob, retryOwed } from './refund.ts'
import { settleEvents } from './settle.ts'

/** Settles what the provider says about events, and reaches out to it: never in a transaction, and again until it worked. */
export function furnishMoney(house: House): void {
  const { jobs, payments } = house
  provideMails(house)
  payments.settles.register('event', settleEvents(house))
  jobs.on<CheckoutJob>('events.closeCheckout', ({ data }) => closeCheckout(house, data.paymentId))
  jobs.on('events.askUndecided', async () => void (await askAboutUndecided(house)), { cron: '*/10 * * * *' })
  jobs.on<RefundJob>('events.refund', async ({ data }) => {
    if (!(await giveBack(house, data.paymentId))) throw new Error('a refund is still owed')
  })
  jobs.on('events.retryOwed', async () => void (await retryOwed(house)), { cron: '41 * * * *' })
}
