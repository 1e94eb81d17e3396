import type { House } from '../base/house.ts'
import { askAboutUndecided, type CheckoutJob, closeCheckout } from './money/closeCheckout.ts'
import { givePartBack, type PartJob, retryParts } from './money/parts.ts'
import { giveBack, type RefundJob, retryOwed } from './money/refund.ts'
import { settleEvents } from './money/settle.ts'
import { provideMails } from './notifications/mailContents.ts'
import { provideDeletedMails } from './notifications/mailDeleted.ts'
import { forgetAnswers, lapseAll, lapseDate } from './seats/lapse.ts'
import type { LapseJob } from './seats/scheduleLapse.ts'
import { forgetMessages } from './writing/forgetMessages.ts'
import { provideWrittenMails } from './writing/mailWritten.ts'
import { sendDueLetters } from './writing/sendLetters.ts'

/** What this room brings to the house: the timed work of its seats and their money, and the contents of its mails. */
export function furnishEvents(house: House): void {
  furnishSeats(house)
  furnishMoney(house)
  provideMails(house)
  provideDeletedMails(house)
  provideWrittenMails(house)
  // Every five minutes: a reminder at ten o'clock may come at five past.
  house.jobs.on('events.letters', () => sendDueLetters(house), { cron: '*/5 * * * *' })
}

function furnishSeats(house: House): void {
  house.jobs.on<LapseJob>('events.lapse', ({ data }) => lapseDate(house, data.dateId))
  house.jobs.everyMinute('events.sweep', () => lapseAll(house))
  house.jobs.on('events.forget', () => forgetAnswers(house).then(() => forgetMessages(house)), { cron: '23 3 * * *' })
}

/** Settles what the provider says about events, and reaches out to it: never in a transaction, and again until it worked. */
function furnishMoney(house: House): void {
  const { jobs, payments } = house
  payments.settles.register('event', settleEvents(house))
  jobs.on<CheckoutJob>('events.closeCheckout', ({ data }) => closeCheckout(house, data.paymentId))
  jobs.on('events.askUndecided', async () => void (await askAboutUndecided(house)), { cron: '*/10 * * * *' })
  jobs.on<RefundJob>('events.refund', async ({ data }) => {
    if (!(await giveBack(house, data.paymentId))) throw new Error('a refund is still owed')
  })
  jobs.on<PartJob>('events.refundPart', async ({ data }) => {
    if (!(await givePartBack(house, data.refundId))) throw new Error('part of a payment is still owed')
  })
  jobs.on('events.retryOwed', async () => void [await retryOwed(house), await retryParts(house)], {
    cron: '41 * * * *',
  })
}
