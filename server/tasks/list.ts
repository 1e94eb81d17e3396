import { tasks as contract, type Task } from '@bewezen/domain/tasks/contract.ts'
import { resetDayOf } from '@bewezen/domain/tasks/resetDay.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { startResetDay } from './reset.ts'
import { taskFields, toTask } from './rows.ts'
import { taskResets, tasks } from './tables.ts'

/** The own tasks as they stand in this reset day. */
export const list = serve(contract.list, async (ctx) => ({ tasks: (await ownTasks(ctx)).tasks }))

/** The own tasks and the clock; a reset that was missed is caught up by the first who looks (SH-TODO-22). */
export async function ownTasks(ctx: Ctx): Promise<{ now: Date; tasks: Task[] }> {
  const { now, lastReset, rows } = await readList(ctx.db, ctx.person.id)
  if (lastReset === null || lastReset < resetDayOf(now)) await startResetDay(ctx.house)
  return { now, tasks: rows.map((row) => toTask(row, now)) }
}

/** The clock, the last reset and the tasks, in one query: a profile page asks for little (SH-CALL-21). */
async function readList(reader: Reader, personId: string) {
  const found = await reader
    .select({
      now: sql<string>`app_now()`,
      lastReset: sql<string | null>`(select max(${taskResets.resetDay})::text from ${taskResets})`,
      task: taskFields,
    })
    .from(profiles)
    .leftJoin(tasks, eq(tasks.profileId, profiles.id))
    .where(eq(profiles.id, personId))
    .orderBy(tasks.orderIndex, tasks.id)
  return {
    now: new Date(found[0]?.now ?? Number.NaN),
    lastReset: found[0]?.lastReset ?? null,
    rows: found.flatMap(({ task }) => task ?? []),
  }
}
