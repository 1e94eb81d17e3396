import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { reviewMembership } from './review.ts'

/**
 * Lets roles follow access that ended by the clock, without a message: a late payment after seven days, a grant whose
 * time is over, a cancelled period. The gate itself needs no review, since it reads the clock (SUB-STATE-09).
 */
export async function reviewLapsed(house: House): Promise<number> {
  const { rows } = await house.database.db.execute<{ id: string }>(
    sql`select p.id from profiles p
      where p.role like 'student%'
        and exists (select 1 from entitlements e where e.user_id = p.id and e.valid_until <= app_now())
        and not exists (select 1 from entitlements e where e.user_id = p.id
          and (e.valid_until is null or e.valid_until > app_now()))
      limit 500`,
  )
  for (const { id } of rows) await house.transaction((tx, now) => reviewMembership(tx, id, now))
  return rows.length
}

/**
 * Asks the provider about subscriptions whose period ended a while ago without a word: a message may have been lost,
 * and access without an end must not rest on one (SUB-STATE-07).
 */
export async function askAboutSilent(house: House): Promise<number> {
  const { provider, processor } = house.payments
  if (!provider) return 0
  const { rows } = await house.database.db.execute<{ id: string }>(
    sql`select provider_subscription_id as id from subscriptions
      where status in ('active', 'trialing', 'past_due') and current_period_end < app_now() - interval '2 hours'
      order by current_period_end limit 100`,
  )
  for (const { id } of rows) {
    const read = await provider.readSubscription(id)
    if (read) await processor.hear(read.at, read.subscription)
  }
  return rows.length
}
