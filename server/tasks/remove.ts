import { tasks as contract } from '@bewezen/domain/tasks/contract.ts'
import { isAllDone } from '@bewezen/domain/tasks/task.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openList, openTask } from './doors.ts'
import { tasks } from './tables.ts'

export const remove = serve(contract.remove, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const list = await openList(tx, ctx.person.id, now)
    openTask(list, id)
    await tx.delete(tasks).where(eq(tasks.id, id))
    await record(tx, { kind: 'tasks.changed', personId: ctx.person.id })
    return { allDone: isAllDone(list.tasks.filter((task) => task.id !== id)) }
  }),
)
