import { newId } from '@bewezen/domain/base/ids.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { liveStatuses, subscriptions } from './tables.ts'

/** Subscriptions and access. What still runs is ended at the provider before anything is erased (SH-PROF-05). */
export const membershipPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'subscriptions',
      sql`select p.name, s.status, s.created_at, s.current_period_end, s.cancel_at_period_end from subscriptions s
        left join products_subscriptions p on p.id = s.product_id where s.user_id = ${id} order by s.created_at`,
    ),
    await tableOf(
      reader,
      'entitlements',
      sql`select product_tier, valid_until, reason, created_at from entitlements where user_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'withdrawals',
      sql`select withdrawn_at from withdrawals where user_id = ${id} order by withdrawn_at`,
    ),
    await tableOf(reader, 'earlier_roles', sql`select role from earlier_roles where user_id = ${id}`),
  ],
  endElsewhere: async ({ database, payments: { provider } }, id) => {
    const running = await database.db
      .select({ subscriptionId: subscriptions.providerSubscriptionId })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, id), inArray(subscriptions.status, liveStatuses)))
    if (running.length > 0 && !provider) throw new Error('a subscription runs and there is no provider to end it at')
    for (const { subscriptionId } of running) await provider?.endSubscription(subscriptionId)
  },
  // Its row stays without the person, so that what the provider still says about it is understood.
  erase: async (tx, id, now, { jobs }) => {
    const ended = await tx
      .update(subscriptions)
      .set({ status: 'canceled', accessUntil: now, updatedAt: now })
      .where(and(eq(subscriptions.userId, id), inArray(subscriptions.status, liveStatuses)))
      .returning({ subscriptionId: subscriptions.providerSubscriptionId })
    // One that began a moment ago was not among those that were ended; asked again the others stay as they are.
    for (const one of ended) await jobs.enqueue(tx, 'membership.endErased', one, { id: newId() })
  },
}
