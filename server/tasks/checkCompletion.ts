import { tasks as contract } from '@bewezen/domain/tasks/contract.ts'
import { resetDayOf } from '@bewezen/domain/tasks/resetDay.ts'
import { isAllDone, taskReward } from '@bewezen/domain/tasks/task.ts'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { grantPoints } from '../profile/index.ts'
import { openList } from './doors.ts'
import { taskRewards } from './tables.ts'

/** `check-todo-completion`: grants the reward of this reset day when the server itself finds everything done (SH-TODO-19, SH-CALL-23). */
export const checkCompletion = serve(contract.checkCompletion, (ctx, { profileId }) => {
  const personId = ctx.person.id
  if (profileId !== personId) refuse('FORBIDDEN')
  return ctx.transaction(async (tx, now) => {
    const { tasks } = await openList(tx, personId, now)
    const success = isAllDone(tasks) && (await grantReward(tx, personId, now))
    return { success, totalTodos: tasks.length }
  })
})

/** Grants the reward unless it was granted on this reset day; the row of the day decides, whoever comes first (SH-EDGE-02). */
export async function grantReward(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const resetDay = resetDayOf(now)
  const granted = await tx
    .insert(taskRewards)
    .values({ profileId: personId, resetDay, grantedAt: now })
    .onConflictDoNothing()
    .returning()
  if (granted.length === 0) return false
  await grantPoints(tx, { personId, amount: taskReward, reason: 'tasks.day', source: resetDay }, now)
  return true
}
