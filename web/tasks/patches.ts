import type { Task } from '@bewezen/domain/tasks/contract.ts'

/** What `tasks.list` answers. */
export type TaskListed = { tasks: Task[] }

/** The list with a task as it is stored now; one that is gone does not come back. */
export const withTask = (list: TaskListed, task: Task): TaskListed => ({
  tasks: list.tasks.map((one) => (one.id === task.id ? task : one)),
})

export const withoutTask = (list: TaskListed, id: string): TaskListed => ({
  tasks: list.tasks.filter((one) => one.id !== id),
})

/** The list with one more task: before another, or at the end. */
export function withNewTask(list: TaskListed, task: Task, beforeId: string | null = null): TaskListed {
  const others = list.tasks.filter((one) => one.id !== task.id)
  const place = others.findIndex((one) => one.id === beforeId)
  return { tasks: others.toSpliced(place < 0 ? others.length : place, 0, task) }
}
