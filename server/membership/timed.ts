import { type SQL, sql } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { House } from '../base/house.ts'
import { reviewMembership } from './review.ts'

const atOnce = 500

/**
 * Lets roles follow access that ended by the clock, without a message: a late payment after seven days, a grant whose
 * time is over, a cancelled period. The gate itself needs no review, since it reads the clock (SUB-STATE-09). With `since`
 * only access that ended after it is looked at. Answers how many were reviewed.
 */
export async function reviewLapsed(house: House, since: Date | null = null): Promise<number> {
  const { rows } = await house.database.db.execute<{ id: string }>(lapsedSince(since))
  for (const { id } of rows) await house.transaction((tx, now) => reviewMembership(tx, id, now))
  return rows.length
}

/** The people with a role of members whose last access ended, after `since` where that is given; 500 at most. */
export const lapsedSince = (since: Date | null): SQL => sql`with ended as materialized (
    -- In a select of its own it is asked once, and an index can be read by it.
    select distinct user_id from entitlements where valid_until <= (select app_now())
      ${since ? sql`and valid_until > ${since}::timestamptz` : sql``})
  select user_id as id from ended
  where (select p.role from profiles p where p.id = ended.user_id) like 'student%'
    -- Looked up for each of them: joined, it was read of everybody.
    and not (select bool_or(e.valid_until is null or e.valid_until > (select app_now()))
      from entitlements e where e.user_id = ended.user_id)
  limit ${atOnce}`

/** A transaction that is slow to commit may store an end that is past already. */
const overlapMs = 5 * 60_000

/**
 * What is done every minute: everybody the first time in this process, and then only those whose access ended since the
 * last time, so that it reads nothing of all others (OPS-JOBS-07). A clock that was moved ahead makes that time longer.
 */
export function lapseSweep(house: House): () => Promise<number> {
  let since: Date | null = null
  return async () => {
    const now = await readNow(house.database.db)
    const reviewed = await reviewLapsed(house, since)
    // There may be more of them: they are looked at in the next minute.
    if (reviewed < atOnce) since = new Date(now.getTime() - overlapMs)
    return reviewed
  }
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
