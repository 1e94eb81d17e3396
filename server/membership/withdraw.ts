import { membership } from '@bewezen/domain/membership/contract.ts'
import { withdrawRefusal } from '@bewezen/domain/membership/withdrawal.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { namedId } from '../base/namedId.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { lockPerson } from './person.ts'
import { liveStatuses, subscriptions, withdrawals } from './tables.ts'

const job = 'membership.withdraw'
type Errand = { subscriptionId: string }

/**
 * Withdraws from the running subscription: it is ended at the provider and what was paid is given back, and the receipt
 * goes out at once. The same request again, or another one for the same subscription, is the first (SUB-LAW-03, SUB-LAW-04).
 */
export const withdraw = serve(membership.withdraw, async (ctx, { id }) => {
  if (!ctx.house.payments.provider) return refuse('STRIPE_NOT_CONFIGURED')
  const withdrawnAt = await ctx.transaction(async (tx, now) => {
    await lockPerson(tx, ctx.person.id)
    const running = await openRunning(tx, ctx.person.id)
    const known = await knownWithdrawal(tx, ctx.person.id, { id, subscriptionId: running?.id ?? id })
    if (known) return known.withdrawnAt
    if (!running) return refuse('NOTHING_TO_WITHDRAW')
    const asked = { startedAt: running.createdAt.toISOString(), isLive: true }
    refuseIf(withdrawRefusal(asked, now.toISOString()))
    await tx.insert(withdrawals).values({ id, userId: ctx.person.id, subscriptionId: running.id, withdrawnAt: now })
    await record(tx, { kind: 'withdrawal.made', personId: ctx.person.id, withdrawalId: id })
    const errand: Errand = { subscriptionId: running.providerSubscriptionId }
    await ctx.house.jobs.enqueue(tx, job, errand, { id: namedId(`${job} ${running.id}`) })
    return now
  })
  return { withdrawnAt: withdrawnAt.toISOString() }
})

/** Ends the subscription and gives the money back, and hears at once how it stands then. */
export function furnishWithdrawals({ jobs, payments }: House): void {
  jobs.on<Errand>(job, async ({ data: { subscriptionId } }) => {
    if (!payments.provider) throw new Error('a subscription is to be given back and there is no provider')
    await payments.provider.cancelAndRefund(subscriptionId, 'withdrawn')
    const read = await payments.provider.readSubscription(subscriptionId)
    if (read) await payments.processor.hear(read.at, read.subscription)
  })
}

async function openRunning(tx: Tx, personId: string) {
  const isIt = and(eq(subscriptions.userId, personId), inArray(subscriptions.status, liveStatuses))
  const [running] = await tx.select().from(subscriptions).where(isIt)
  return running
}

async function knownWithdrawal(tx: Tx, personId: string, asked: { id: string; subscriptionId: string }) {
  const same = or(eq(withdrawals.id, asked.id), eq(withdrawals.subscriptionId, asked.subscriptionId))
  const [known] = await tx.select().from(withdrawals).where(same)
  if (known && known.userId !== personId) return refuse('ID_IN_USE')
  return known
}
