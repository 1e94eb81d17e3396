import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { testerAwardId } from '../base/snapshot.ts'
import { levels } from '../site/tables.ts'
import { awards, awardsEarned, profiles } from './tables.ts'

/** Brings the level of a profile up to this one, in the caller's transaction; it never falls (SH-RANK-09, COM-LEARN-09). */
export async function raiseLevel(tx: Tx, personId: string, levelId: string): Promise<void> {
  const placeOf = (level: unknown) => sql`(select order_index from ${levels} where id = ${level})`
  const raised = await tx
    .update(profiles)
    .set({ levelId })
    .where(
      and(
        eq(profiles.id, personId),
        sql`coalesce(${placeOf(sql`"profiles"."level_id"`)}, 0) < ${placeOf(sql`${levelId}::uuid`)}`,
      ),
    )
    .returning({ id: profiles.id })
  if (raised.length > 0) await record(tx, { kind: 'profile.changed', personId })
}

/**
 * Gives somebody an award that they earned, once, in the caller's transaction; one that is not given any more is not, nor
 * is the one that opens the gate, which only admins give (SH-TEST-13, COM-LEARN-13).
 */
export async function giveAward(tx: Tx, personId: string, awardId: string, now: Date): Promise<void> {
  if (awardId === testerAwardId) return
  const [award] = await tx
    .select({ id: awards.id })
    .from(awards)
    .where(and(eq(awards.id, awardId), eq(awards.isActive, true)))
  if (!award) return
  const given = await tx
    .insert(awardsEarned)
    .values({ profileId: personId, awardId, earnedAt: now })
    .onConflictDoNothing()
    .returning({ awardId: awardsEarned.awardId })
  if (given.length > 0) await record(tx, { kind: 'profile.changed', personId })
}
