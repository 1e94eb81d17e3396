import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { profiles } from './tables.ts'

/** Keeps since when a member wants to see the first steps no more, or that they want to; their own windows hear it (COM-START-10). */
export async function setStepsAway(tx: Tx, personId: string, stepsAwayAt: Date | null): Promise<void> {
  await tx.update(profiles).set({ stepsAwayAt }).where(eq(profiles.id, personId))
  await record(tx, { kind: 'profile.changed', personId })
}
