import { tasks as contract, type Task } from '@bewezen/domain/tasks/contract.ts'
import { movedBefore } from '@bewezen/domain/tasks/order.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openList, openTask } from './doors.ts'
import { tasks } from './tables.ts'

/** Puts a task before another or at the end; where the other is gone meanwhile, everything stays (SH-TODO-14). */
export const move = serve(contract.move, (ctx, { id, beforeId }) =>
  ctx.transaction(async (tx, now) => {
    const list = await openList(tx, ctx.person.id, now)
    openTask(list, id)
    const moved = movedBefore(list.tasks, id, beforeId)
    if (moved.some((task, place) => task !== list.tasks[place])) {
      await saveOrder(tx, moved)
      await record(tx, { kind: 'tasks.changed', personId: ctx.person.id })
    }
    return { tasks: [...moved] }
  }),
)

/** Writes the places of a list, counted from 1. */
export async function saveOrder(tx: Tx, list: readonly Pick<Task, 'id'>[]): Promise<void> {
  const ids = list.map((task) => task.id)
  await tx.execute(
    sql`update ${tasks} t set order_index = p.place
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as p(id, place)
      where t.id = p.id and t.order_index <> p.place`,
  )
}
