import { z } from 'zod'
import { daysBetween } from '../base/dates.ts'
import { plusDays } from '../base/days.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { todoFaultWords as taskWords, todoListFaultWords as words } from './faultWords.ts'
import { line, longText, short } from './record.ts'
import { maxTaskDescription, maxTaskName, type Todo, todoPriorities } from './todos.ts'

/** EV-MORE-74 */
export const [maxListName, maxListTasks] = [100, 100]
/** The earliest and the latest deadline of a task in a list, in days before the event; below zero is after it. */
export const [mostBefore, mostAfter] = [730, 365]

/** A task of a list, with its deadline in days before the start of the event it is for; null is none. */
const ListTask = z.object({
  taskName: z.string(),
  description: z.string(),
  priority: z.enum(todoPriorities),
  daysBefore: z.int().nullable(),
})
export type ListTask = z.infer<typeof ListTask>

/** A kept list of tasks; `appliedAt` is when it was last applied to the event that is asked about (EV-MORE-74, EV-MORE-75). */
export const TodoList = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  tasks: z.array(ListTask),
  appliedAt: Instant.nullable(),
})
export type TodoList = z.infer<typeof TodoList>

/** A list as it is typed. */
export const TodoListForm = z.strictObject({
  name: line,
  tasks: z
    .array(
      z.strictObject({ taskName: line, description: longText, priority: z.enum(todoPriorities), daysBefore: short }),
    )
    .max(500),
})
export type TodoListForm = z.infer<typeof TodoListForm>
export type TypedTask = TodoListForm['tasks'][number]

export const newListTask = (): TypedTask => ({ taskName: '', description: '', priority: 'normaal', daysBefore: '' })

/** A stored list as the form shows it. */
export const listFormOf = ({ name, tasks }: Pick<TodoList, 'name' | 'tasks'>): TodoListForm => ({
  name,
  tasks: tasks.map((task) => ({ ...task, daysBefore: task.daysBefore === null ? '' : String(task.daysBefore) })),
})

/** The tasks of an event as a list: their deadlines as days before its first day (EV-MORE-74). */
export const listTasksFrom = (
  todos: readonly Pick<Todo, 'taskName' | 'description' | 'priority' | 'deadline'>[],
  startDay: string,
): TypedTask[] =>
  todos.map(({ taskName, description, priority, deadline }) => ({
    taskName,
    description,
    priority,
    daysBefore: deadline === null ? '' : String(daysBetween(deadline, startDay)),
  }))

/** What is wrong, in a sentence under each field: `name`, `tasks`, or `tasks.2.daysBefore` of the third task. */
export function listFaults({ name, tasks }: TodoListForm): Record<string, string> {
  const faults: Record<string, string> = {}
  if (isInvisible(name)) faults.name = words.nameRequired
  else if (isLongerThan(cleanText(name), maxListName)) faults.name = words.nameTooLong
  if (tasks.length === 0) faults.tasks = words.tasksRequired
  else if (tasks.length > maxListTasks) faults.tasks = words.tooManyTasks
  for (const [at, task] of tasks.entries()) {
    const wrong = (field: keyof TypedTask, says: string) => {
      faults[`tasks.${at}.${field}`] = says
    }
    if (isInvisible(task.taskName)) wrong('taskName', taskWords.nameRequired)
    else if (isLongerThan(cleanText(task.taskName), maxTaskName)) wrong('taskName', taskWords.nameTooLong)
    if (isLongerThan(cleanText(task.description), maxTaskDescription))
      wrong('description', taskWords.descriptionTooLong)
    if (typedDays(task.daysBefore) === undefined) wrong('daysBefore', words.daysInvalid)
  }
  return faults
}

/** A list without faults as it is stored. */
export const listOf = ({ name, tasks }: TodoListForm): Pick<TodoList, 'name' | 'tasks'> => ({
  name: cleanText(name),
  tasks: tasks.map(({ taskName, description, priority, daysBefore }) => ({
    taskName: cleanText(taskName),
    description: cleanText(description),
    priority,
    daysBefore: typedDays(daysBefore) ?? null,
  })),
})

/** The deadline that a task of a list has for an event that begins on this day. */
export const deadlineFor = ({ daysBefore }: Pick<ListTask, 'daysBefore'>, startDay: string): string | null =>
  daysBefore === null ? null : plusDays(startDay, -daysBefore)

/** A number of days as it is typed: null for none, undefined for what is no number of days. */
function typedDays(typed: string): number | null | undefined {
  const text = typed.trim().replace('−', '-')
  if (text === '') return null
  const days = /^-?\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return days <= mostBefore && days >= -mostAfter ? days + 0 : undefined
}
