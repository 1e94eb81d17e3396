import { newId } from '@bewezen/domain/base/ids.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { pointsLedger, profiles } from './tables.ts'

type Grant = {
  personId: string
  /** A whole number; below zero takes points back. */
  amount: number
  /** What kind of deed it is, such as `tasks.day`. */
  reason: string
  /** Which one of them, such as the day or the id of the lesson: the same one is rewarded once. */
  source: string
}

/**
 * Gives points in the caller's transaction, once per person, reason and source; the only way in. Answers whether they
 * were given now. The score and the place in the ranking follow from the same row (SH-RANK-06).
 */
export async function grantPoints(tx: Tx, { personId, amount, reason, source }: Grant, now: Date): Promise<boolean> {
  const granted = await tx
    .insert(pointsLedger)
    .values({ id: newId(), profileId: personId, amount, reason, source, grantedAt: now })
    .onConflictDoNothing()
    .returning({ id: pointsLedger.id })
  if (granted.length === 0) return false
  // A trigger brings `leaderboard_points` along, whoever changes points or role.
  await tx
    .update(profiles)
    .set({ points: sql`${profiles.points} + ${amount}` })
    .where(eq(profiles.id, personId))
  await record(tx, { kind: 'profile.changed', personId })
  return true
}
