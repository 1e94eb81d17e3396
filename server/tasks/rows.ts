import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { isDone } from '@bewezen/domain/tasks/task.ts'
import { tasks } from './tables.ts'

export const taskFields = {
  id: tasks.id,
  title: tasks.title,
  description: tasks.description,
  minute: tasks.minute,
  isCompleted: tasks.isCompleted,
  completedAt: tasks.completedAt,
}
type Row = {
  id: string
  title: string
  description: string | null
  minute: number | null
  isCompleted: boolean
  completedAt: Date | null
}

/** A stored task as it stands at a moment: a tick of an earlier reset day is none any more (SH-TODO-22). */
export function toTask({ completedAt, ...row }: Row, now: Date): Task {
  const isCompleted = isDone({ isCompleted: row.isCompleted, completedAt }, now)
  return { ...row, isCompleted, completedAt: isCompleted ? (completedAt?.toISOString() ?? null) : null }
}
