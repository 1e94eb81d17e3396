import { monthsKept } from '@bewezen/domain/community/moderation.ts'
import { lt, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { messageCases } from './tables.ts'

/** Forgets cases that were decided 12 months ago, with their reports (COM-MOD-05). */
export async function forgetOldCases(tx: Tx): Promise<void> {
  const longAgo = sql`app_now() - make_interval(months => ${monthsKept})`
  await tx.delete(messageCases).where(lt(messageCases.decidedAt, longAgo))
}

/** Forgets once a day. */
export function furnishCommunity(house: House): void {
  house.jobs.on('community.forgetCases', () => house.transaction(forgetOldCases), { cron: '37 4 * * *' })
}
