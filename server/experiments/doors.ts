import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { experiments } from './tables.ts'

/**
 * Opens an experiment for its owner, who alone changes it; refuses NOT_FOUND alike for one of somebody else, shown or not,
 * and one that is gone. Until the end of the transaction nobody else changes or removes it.
 */
export async function openExperiment(tx: Tx, ownerId: string, experimentId: string) {
  const [found] = await tx
    .select()
    .from(experiments)
    .where(and(eq(experiments.id, experimentId), eq(experiments.ownerId, ownerId)))
    .for('update')
  return found ?? refuse('NOT_FOUND')
}

/** Counts somebody's experiments. Until the end of the transaction no other of theirs begins or goes on: three stay three (COM-N1-03). */
export async function countOwn(
  tx: Tx,
  ownerId: string,
  how = { lock: true },
): Promise<{ running: number; all: number }> {
  if (how.lock) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`experiments ${ownerId}`}, 0))`)
  const [counted] = await tx
    .select({
      running: sql<number>`count(*) filter (where ${experiments.endedDay} is null)`.mapWith(Number),
      all: sql<number>`count(*)`.mapWith(Number),
    })
    .from(experiments)
    .where(eq(experiments.ownerId, ownerId))
  return counted ?? { running: 0, all: 0 }
}
