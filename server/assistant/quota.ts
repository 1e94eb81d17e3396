import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'

/**
 * How many own messages somebody has of this Amsterdam day (SH-ASSIST-21). Whoever counts next waits until what this
 * transaction stores is there, or messages that are sent at once would all be the last one.
 */
export async function countToday(tx: Tx, personId: string, now: Date, how = { lock: true }): Promise<number> {
  if (how.lock) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assistant ${personId}`}, 0))`)
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ai_n1_assistent where profile_id = ${personId} and is_user
      and created_at >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Europe/Amsterdam')
        at time zone 'Europe/Amsterdam'`,
  )
  return rows[0]?.count ?? 0
}
