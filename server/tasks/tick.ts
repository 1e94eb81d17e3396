import { tasks as contract } from '@bewezen/domain/tasks/contract.ts'
import { isAllDone } from '@bewezen/domain/tasks/task.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openList, openTask } from './doors.ts'
import { tasks } from './tables.ts'

/** Sets whether a task is done, with the moment of the server; the last who sets it wins (SH-TODO-10..12, SH-EDGE-01). */
export const tick = serve(contract.tick, (ctx, { id, done }) =>
  ctx.transaction(async (tx, now) => {
    const list = await openList(tx, ctx.person.id, now)
    const before = openTask(list, id)
    const completedAt = done ? now.toISOString() : null
    const task = before.isCompleted === done ? before : { ...before, isCompleted: done, completedAt }
    if (task !== before) {
      await tx
        .update(tasks)
        .set({ isCompleted: done, completedAt: done ? now : null })
        .where(eq(tasks.id, id))
      await record(tx, { kind: 'tasks.changed', personId: ctx.person.id })
    }
    return { task, allDone: isAllDone(list.tasks.map((one) => (one.id === id ? task : one))) }
  }),
)
