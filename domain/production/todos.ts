import { z } from 'zod'
import { isDay } from '../base/days.ts'
import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { Face } from '../profile/face.ts'
import { todoFaultWords as words } from './faultWords.ts'
import { type FaultsOf, line, longText, recordBase, short } from './record.ts'

/** In the order in which they stand (EV-TODO-01, EV-TODO-05). */
export const todoStatuses = ['niet_gestart', 'bezig', 'uitgesteld', 'voltooid'] as const
export type TodoStatus = (typeof todoStatuses)[number]
/** The first stands first (EV-TODO-03, EV-TODO-04). */
export const todoPriorities = ['urgent', 'hoog', 'normaal', 'laag'] as const
export type TodoPriority = (typeof todoPriorities)[number]
/** EV-TODO-13 */
export const [maxTaskName, maxTaskDescription] = [200, 2_000]

/** A task of an event, which has nothing to do with the tasks of members; one that `isAssigned` to nobody was that of an account that is gone (EV-DATA-20, EV-TODO-14). */
export const Todo = z.object({
  ...recordBase,
  taskName: z.string(),
  description: z.string(),
  /** A day, such as '2026-10-26'. */
  deadline: z.string().nullable(),
  status: z.enum(todoStatuses),
  priority: z.enum(todoPriorities),
  isAssigned: z.boolean(),
  assignee: Face.nullable(),
})
export type Todo = z.infer<typeof Todo>

/** A task as it is typed. The status counts for a new one only: afterwards the dropdown sets it (EV-TODO-02, EV-MORE-07). */
export const TodoForm = z.strictObject({
  taskName: line,
  description: longText,
  /** A day, or nothing. */
  deadline: short,
  status: z.enum(todoStatuses),
  priority: z.enum(todoPriorities),
  /** Nothing is nobody (EV-TODO-11). */
  assigneeId: z.union([z.uuid(), z.literal('')]),
})
export type TodoForm = z.infer<typeof TodoForm>

export type TodoValues = Pick<Todo, 'taskName' | 'description' | 'deadline' | 'priority' | 'isAssigned'> & {
  assigneeId: string | null
}

/** A new task (EV-TODO-10). */
export const newTodoForm = (): TodoForm => ({
  taskName: '',
  description: '',
  deadline: '',
  status: 'niet_gestart',
  priority: 'normaal',
  assigneeId: '',
})

/** A stored task as the form shows it. */
export const todoFormOf = (todo: Todo): TodoForm => ({
  taskName: todo.taskName,
  description: todo.description,
  deadline: todo.deadline ?? '',
  status: todo.status,
  priority: todo.priority,
  assigneeId: todo.assignee?.id ?? '',
})

/** What is wrong with each field (EV-TODO-07, EV-TODO-13). */
export function todoFaults(form: TodoForm): FaultsOf<TodoForm> {
  const faults: FaultsOf<TodoForm> = {}
  if (isInvisible(form.taskName)) faults.taskName = words.nameRequired
  else if (isLongerThan(cleanText(form.taskName), maxTaskName)) faults.taskName = words.nameTooLong
  if (isLongerThan(cleanText(form.description), maxTaskDescription)) faults.description = words.descriptionTooLong
  if (form.deadline !== '' && !isDay(form.deadline)) faults.deadline = words.deadlineInvalid
  return faults
}

/** A form without faults as it is stored. */
export const todoOf = (form: TodoForm): TodoValues => ({
  taskName: cleanText(form.taskName),
  description: cleanText(form.description),
  deadline: form.deadline || null,
  priority: form.priority,
  isAssigned: form.assigneeId !== '',
  assigneeId: form.assigneeId || null,
})

/** By priority, then by status, then by the earliest deadline, those without one last (EV-TODO-04..06, EV-TODO-10). */
export const sortedTodos = <T extends Pick<Todo, 'id' | 'priority' | 'status' | 'deadline'>>(
  todos: readonly T[],
): T[] =>
  todos.toSorted(
    (a, b) =>
      todoPriorities.indexOf(a.priority) - todoPriorities.indexOf(b.priority) ||
      todoStatuses.indexOf(a.status) - todoStatuses.indexOf(b.status) ||
      compare(a.deadline ?? '9999-99-99', b.deadline ?? '9999-99-99') ||
      compare(a.id, b.id),
  )

/** Whether an unfinished task is past its deadline; on the day itself it is not yet (EV-TODO-12). */
export const isOverdue = (todo: Pick<Todo, 'status' | 'deadline'>, today: string): boolean =>
  todo.status !== 'voltooid' && todo.deadline !== null && todo.deadline < today

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
