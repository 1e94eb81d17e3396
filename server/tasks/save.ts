import { tasks as contract } from '@bewezen/domain/tasks/contract.ts'
import { isSameTask } from '@bewezen/domain/tasks/task.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { checkedText } from './add.ts'
import { openList, openTask } from './doors.ts'
import { tasks } from './tables.ts'

export const save = serve(contract.save, (ctx, { id, minute, ...typed }) => {
  const text = checkedText(typed)
  return ctx.transaction(async (tx, now) => {
    const list = await openList(tx, ctx.person.id, now)
    const task = openTask(list, id)
    const content = { ...text, minute: minute === undefined ? task.minute : minute }
    if (isSameTask(task, content)) return task
    await tx.update(tasks).set(content).where(eq(tasks.id, id))
    await record(tx, { kind: 'tasks.changed', personId: ctx.person.id })
    return { ...task, ...content }
  })
})
