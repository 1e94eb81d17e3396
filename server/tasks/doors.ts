import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { taskFields, toTask } from './rows.ts'
import { tasks } from './tables.ts'

export type OpenList = { personId: string; now: Date; tasks: Task[] }

/**
 * Opens the list of its owner, in its order. Until the end of the transaction nobody else writes in it: twenty stays
 * twenty, and whoever ticks the last task sees that it is the last (SH-EDGE-02, SH-EDGE-04).
 */
export async function openList(tx: Tx, personId: string, now: Date, how = { lock: true }): Promise<OpenList> {
  if (how.lock) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tasks ${personId}`}, 0))`)
  const rows = await tx
    .select(taskFields)
    .from(tasks)
    .where(eq(tasks.profileId, personId))
    .orderBy(tasks.orderIndex, tasks.id)
  return { personId, now, tasks: rows.map((row) => toTask(row, now)) }
}

/**
 * One of the tasks of an open list. What is somebody else's and what is gone are refused alike: the answer tells nobody
 * which tasks there are (SH-TODO-08).
 */
export function openTask(list: OpenList, id: string): Task {
  return list.tasks.find((one) => one.id === id) ?? refuse('FORBIDDEN')
}

/** Whose task this is, or null when there is none. */
export async function ownerOf(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ profileId: tasks.profileId }).from(tasks).where(eq(tasks.id, id))
  return row?.profileId ?? null
}
