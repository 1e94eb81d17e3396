import { minuteIn } from '../base/minuteOfDay.ts'
import type { Moment } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { cleanLine, cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { resetDayOf } from './resetDay.ts'
import { taskWords } from './words.ts'

/** SH-LIMIT-11 */
export const [maxTasks, maxTaskTitle, maxTaskDescription, taskReward] = [20, 100, 500, 10]

/** The last minute of a day, 23:59 (SH-TODO-29). */
export const lastMinute = 24 * 60 - 1

export type TaskText = { title: string; description: string | null }
/** What its owner wrote of a task: the text, and the minute of the day or null. */
export type TaskContent = TaskText & { minute: number | null }

/** A task's text as it is stored: trimmed; an empty description is none (SH-TODO-04, SH-TODO-05). */
export function cleanTask({ title, description }: TaskText): TaskText {
  const text = cleanText(description ?? '')
  return { title: cleanLine(title), description: isInvisible(text) ? null : text }
}

/** A task as it is sent by a form with a time field; an empty one is no time (SH-TODO-29). */
export const typedTask = ({ time, ...text }: TaskText & { time: string }): TaskContent => ({
  ...cleanTask(text),
  minute: minuteIn(time),
})

/** The minute of a task, or null; what an earlier release kept or answered knows no time (SH-TODO-30). */
export const minuteOfTask = ({ minute }: { minute?: number | null }): number | null => minute ?? null

/** Whether two say the same, so that a repeated request is known (SH-TODO-30). */
export const isSameTask = (a: TaskContent, b: TaskContent): boolean =>
  a.title === b.title && a.description === b.description && a.minute === b.minute

/** What is wrong with each field of a task, as the sentence under it; empty when nothing is (SH-TODO-02..05). */
export function taskFaults(typed: TaskText): { title?: string; description?: string } {
  const { title, description } = cleanTask(typed)
  const { titleRequired, titleTooLong, descriptionTooLong } = taskWords
  return {
    ...(isInvisible(title)
      ? { title: titleRequired }
      : isLongerThan(title, maxTaskTitle)
        ? { title: titleTooLong }
        : {}),
    ...(isLongerThan(description ?? '', maxTaskDescription) ? { description: descriptionTooLong } : {}),
  }
}

/** Why one more task does not fit in a list of so many, or null; what is ticked counts too (SH-TODO-06, SH-TODO-07). */
export const addRefusal = (stored: number): RefusalOf<'TOO_MANY_TASKS'> | null =>
  stored < maxTasks ? null : { code: 'TOO_MANY_TASKS' }

type Tick = { isCompleted: boolean; completedAt: Moment | null }

/** Whether a task is done at this moment: a tick counts for the reset day on which it was set, however late the reset runs (SH-TODO-22, SH-EDGE-05). */
export const isDone = ({ isCompleted, completedAt }: Tick, now: Moment): boolean =>
  isCompleted && completedAt !== null && resetDayOf(completedAt) >= resetDayOf(now)

/** Whether everything is done; an empty list never is (SH-TODO-16, SH-TODO-19). */
export const isAllDone = (tasks: readonly { isCompleted: boolean }[]): boolean =>
  tasks.length > 0 && tasks.every((task) => task.isCompleted)
