import { tasks as contract, type Task } from '@bewezen/domain/tasks/contract.ts'
import { movedBefore } from '@bewezen/domain/tasks/order.ts'
import {
  addRefusal,
  cleanTask,
  isSameTask,
  type TaskContent,
  type TaskText,
  taskFaults,
} from '@bewezen/domain/tasks/task.ts'
import { eq, max, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { type OpenList, openList, ownerOf } from './doors.ts'
import { saveOrder } from './move.ts'
import { taskFields, toTask } from './rows.ts'
import { tasks } from './tables.ts'

export const add = serve(contract.add, (ctx, { id, asItWas, minute = null, ...typed }) => {
  const content = { ...checkedText(typed), minute }
  return ctx.transaction(async (tx, now) => {
    const list = await openList(tx, ctx.person.id, now)
    const same = list.tasks.find((one) => one.id === id)
    if (same) return isSameTask(same, content) ? same : refuse('ID_IN_USE')
    if ((await ownerOf(tx, id)) !== null) refuse('ID_IN_USE')
    refuseIf(addRefusal(list.tasks.length))

    const task = await saveTask(tx, list, { id, ...content, isCompleted: asItWas?.isCompleted ?? false })
    if (asItWas) await saveOrder(tx, movedBefore([...list.tasks, task], id, asItWas.beforeId))
    await record(tx, { kind: 'tasks.changed', personId: ctx.person.id })
    return task
  })
})

/** The text as it is stored; refuses what the rule refuses, naming the fields (SH-TODO-02..05). */
export function checkedText(typed: TaskText): TaskText {
  const fields = Object.keys(taskFaults(typed))
  return fields.length > 0 ? refuse('INVALID_INPUT', { fields }) : cleanTask(typed)
}

/** Writes a new task at the end of an open list (SH-TODO-14). */
export async function saveTask(
  tx: Tx,
  { personId, now }: OpenList,
  task: TaskContent & { id: string; isCompleted: boolean },
): Promise<Task> {
  const last = tx
    .select({ last: max(tasks.orderIndex) })
    .from(tasks)
    .where(eq(tasks.profileId, personId))
  const [row] = await tx
    .insert(tasks)
    .values({
      ...task,
      profileId: personId,
      orderIndex: sql`coalesce((${last}), 0) + 1`,
      completedAt: task.isCompleted ? now : null,
      createdAt: now,
    })
    .returning(taskFields)
  return row ? toTask(row, now) : refuse('ID_IN_USE')
}
