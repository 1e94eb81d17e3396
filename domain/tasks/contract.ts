import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { lastMinute } from './task.ts'

/** A task as its owner sees it now; its place is its place in the list. */
export const Task = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  isCompleted: z.boolean(),
  completedAt: Instant.nullable(),
  /** The minute of the Amsterdam day at which it is meant to be done, null for any time (SH-TODO-29). */
  minute: z.int().nullable(),
})
export type Task = z.infer<typeof Task>

const own = { needs: 'useOwnAccount' } as const
const text = {
  title: typedLine(),
  description: z.string().nullable(),
  // A page that was opened before tasks had a time leaves it out.
  minute: z.int().min(0).max(lastMinute).nullable().optional(),
}

export const tasks = {
  /** The own tasks in their order, as of this reset day (SH-TODO-13, SH-TODO-22). */
  list: operation({ ...own, read: true, input: z.object({}), output: z.object({ tasks: z.array(Task) }) }),
  /**
   * Adds a task at the end of the list; the same id with the same text and time answers the first result. One that was just
   * deleted comes back as it was (SH-TODO-14, SH-TODO-27).
   */
  add: operation({
    ...own,
    input: z.object({
      id: Id,
      ...text,
      asItWas: z.object({ beforeId: Id.nullable(), isCompleted: z.boolean() }).optional(),
    }),
    output: Task,
    refusals: { TOO_MANY_TASKS: nothing },
  }),
  /** Writes the text of a task and its time; a time that is left out stays as it is (SH-TODO-30). */
  save: operation({ ...own, input: z.object({ id: Id, ...text }), output: Task }),
  /** Sets whether a task is done; sets a state and never flips it (SH-TODO-10..12). `allDone` says whether to ask for the reward. */
  tick: operation({
    ...own,
    input: z.object({ id: Id, done: z.boolean() }),
    output: z.object({ task: Task, allDone: z.boolean() }),
  }),
  /** Puts a task before another, or at the end (SH-TODO-14). */
  move: operation({
    ...own,
    input: z.object({ id: Id, beforeId: Id.nullable() }),
    output: z.object({ tasks: z.array(Task) }),
  }),
  /** Deletes a task; one that is gone already is refused as somebody else's is, and its owner sees no fault in that. */
  remove: operation({ ...own, input: z.object({ id: Id }), output: z.object({ allDone: z.boolean() }) }),
  /** `check-todo-completion`: true when everything is done and the reward is granted now (SH-CALL-22, SH-CALL-23). */
  checkCompletion: operation({
    ...own,
    input: z.object({ profileId: Id }),
    output: z.object({ success: z.boolean(), totalTodos: z.int() }),
  }),
}
