import { createHash } from 'node:crypto'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { confirmReturn } from './confirmReturn.ts'
import { editPlan, managedPlans } from './editPlan.ts'
import { explain } from './explain.ts'
import { endGrant, grant } from './grant.ts'
import { provideMails } from './mails.ts'
import { managed } from './managed.ts'
import { check, mine } from './mine.ts'
import { openPortal } from './openPortal.ts'
import { paymentMethods } from './paymentMethods.ts'
import { plans } from './plans.ts'
import { settleSubscription } from './settle.ts'
import { startCheckout } from './startCheckout.ts'
import { askAboutSilent, lapseSweep, reviewLapsed } from './timed.ts'
import { furnishWithdrawals, withdraw } from './withdraw.ts'

export { membershipDecisions } from './facts.ts'
export { subscriptionsIncome } from './income.ts'
export { membershipPersonal } from './personal.ts'
export { subscriptionDisputesWaiting } from './waiting.ts'

/** The operations of this room. */
export const membershipOperations = {
  plans,
  paymentMethods,
  mine,
  startCheckout,
  confirmReturn,
  openPortal,
  explain,
  withdraw,
  check,
  managed,
  grant,
  endGrant,
  managedPlans,
  editPlan,
}

type Errand = { subscriptionId: string }

/** Settles what the provider says about subscriptions, runs errands there, and keeps an eye on the clock. */
export function furnishMembership(house: House): void {
  const { jobs, payments } = house
  provideMails(house)
  furnishWithdrawals(house)
  payments.settles.register(
    'subscription',
    settleSubscription({ ask: errand('membership.ask', true), endSurplus: errand('membership.endSurplus', false) }),
  )
  jobs.on<Errand>('membership.ask', async ({ data }) => {
    const read = await payments.provider?.readSubscription(data.subscriptionId)
    if (read) await payments.processor.hear(read.at, read.subscription)
  })
  jobs.on<Errand>('membership.endErased', async ({ data }) => payments.provider?.endSubscription(data.subscriptionId))
  jobs.on<Errand>('membership.endSurplus', ({ data }) => endSurplus(house, data.subscriptionId))
  jobs.everyMinute('membership.lapsed', lapseSweep(house))
  // Whatever made a role and its access differ, a night later they agree.
  jobs.on('membership.lapsedEver', async () => void (await reviewLapsed(house)), { cron: '9 5 * * *' })
  jobs.on('membership.silent', async () => void (await askAboutSilent(house)), { cron: '17 * * * *' })

  function errand(name: string, again: boolean) {
    return (tx: Tx, subscriptionId: string) =>
      jobs.enqueue(tx, name, { subscriptionId } satisfies Errand, { id: errandId(name, subscriptionId, again) })
  }
}

async function endSurplus({ payments }: House, subscriptionId: string): Promise<void> {
  await payments.provider?.cancelAndRefund(subscriptionId, 'duplicate')
}

/** The same errand twice is one, unless it may have to be run again later. */
function errandId(name: string, subscriptionId: string, again: boolean): string {
  const words = again ? `${name} ${subscriptionId} ${Date.now()}` : `${name} ${subscriptionId}`
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
