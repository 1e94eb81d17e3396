import type { Notice } from '@bewezen/domain/base/words.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { beforeWhich, movedBefore } from '@bewezen/domain/tasks/order.ts'
import { tasksRefused, taskWords } from '@bewezen/domain/tasks/words.ts'
import { api } from '../base/api/api.ts'
import { lastWish } from '../base/api/lastWish.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { viewerRead } from '../base/session/reads.ts'
import { withNewTask, withoutTask, withTask } from './patches.ts'
import { patchTasks, renewTasks, shownTasks } from './taskCache.ts'

/** Says why a change was refused: its own sentence, or that the attempt failed (SH-TODO-25, SH-TODO-26). */
export function tellRefused(error: unknown, failed: Notice): void {
  const code = refusalOf(error)?.code ?? ''
  const { title, text } = code in tasksRefused ? refusalNotice(code, tasksRefused) : failed
  tellError(title, text)
}

/** Shows a task that was added, and says which (SH-TODO-23, SH-TODAY-18). */
export function tellAdded(task: Task): void {
  patchTasks((list) => withNewTask(list, task))
  tellSuccess(taskWords.added.title, task.title)
}

/** Asks the server whether everything is done and tells of the reward when it comes now (SH-TODO-16, SH-TODO-17). */
export async function askReward(): Promise<void> {
  try {
    const { id: profileId } = await queries().ensureQueryData(viewerRead())
    const { success } = await api.tasks.checkCompletion.call({ profileId })
    if (success) tellSuccess(taskWords.rewarded.title, taskWords.rewarded.text)
  } catch {
    // Without an answer there is nothing to tell: the list asks again when it is opened next.
  }
}

/** Sets whether a task is done, on screen at once; clicks that follow each other fast become one wish (SH-TODO-10, SH-TODO-26). */
export async function tick(task: Task, done: boolean): Promise<void> {
  const { id } = task
  patchTasks((list) => withTask(list, { ...task, isCompleted: done }))
  try {
    const stored = await lastWish(`tick ${id}`, done, (done) => api.tasks.tick.call({ id, done }))
    if (!stored) return
    patchTasks((list) => withTask(list, stored.task))
    if (stored.allDone) void askReward()
  } catch (error) {
    patchTasks((list) => withTask(list, task))
    tellRefused(error, taskWords.saveFailed)
    renewTasks()
  }
}

let moves: Promise<unknown> = Promise.resolve()

/** Moves a task a place up or down, on screen at once; moves reach the server in the order in which they were made (SH-TODO-14). */
export function move({ id }: Task, way: 'up' | 'down'): void {
  const shown = shownTasks()
  const beforeId = beforeWhich(shown, id, way)
  if (beforeId === undefined) return
  const backBefore = shown[shown.findIndex((one) => one.id === id) + 1]?.id ?? null
  patchTasks((list) => ({ tasks: [...movedBefore(list.tasks, id, beforeId)] }))
  const sent = moves.then(() => api.tasks.move.call({ id, beforeId }))
  moves = sent.catch((error: unknown) => {
    patchTasks((list) => ({ tasks: [...movedBefore(list.tasks, id, backBefore)] }))
    tellRefused(error, taskWords.saveFailed)
    renewTasks()
  })
}

/** Deletes a task, on screen at once; the toast offers to bring it back as it was (SH-TODO-27). */
export async function remove(task: Task): Promise<void> {
  const shown = shownTasks()
  const beforeId = shown[shown.findIndex(({ id }) => id === task.id) + 1]?.id ?? null
  patchTasks((list) => withoutTask(list, task.id))
  try {
    const { allDone } = await api.tasks.remove.call({ id: task.id })
    const action = { label: taskWords.undo, onPress: () => void bringBack(task, beforeId) }
    tellSuccess(taskWords.removed.title, task.title, action)
    if (allDone) void askReward()
  } catch (error) {
    // Removed on another device, or by this very call, whose answer got lost: it is gone, as was asked.
    if (refusalOf(error)?.code === 'FORBIDDEN') return renewTasks()
    patchTasks((list) => withNewTask(list, task, beforeId))
    tellRefused(error, taskWords.removeFailed)
    renewTasks()
  }
}

async function bringBack(task: Task, beforeId: string | null): Promise<void> {
  const { id, title, description, minute, isCompleted } = task
  patchTasks((list) => withNewTask(list, task, beforeId))
  try {
    const again = await api.tasks.add.call({ id, title, description, minute, asItWas: { beforeId, isCompleted } })
    patchTasks((list) => withTask(list, again))
  } catch (error) {
    patchTasks((list) => withoutTask(list, id))
    tellRefused(error, taskWords.addFailed)
    renewTasks()
  }
}
