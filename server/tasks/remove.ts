import { tasks as contract } from '@bewezen/domain/tasks/contract.ts'
import { isAllDone } from '@bewezen/domain/tasks/task.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openList, ownerOf } from './doors.ts'
import { tasks } from './tables.ts'

export const remove = serve(contract.remove, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const list = await openList(tx, ctx.person.id, now)
    const left = list.tasks.filter((task) => task.id !== id)
    if (left.length < list.tasks.length) {
      await tx.delete(tasks).where(eq(tasks.id, id))
      await record(tx, { kind: 'tasks.changed', personId: ctx.person.id })
    } else if ((await ownerOf(tx, id)) !== null) refuse('FORBIDDEN')
    return { allDone: isAllDone(left) }
  }),
)
