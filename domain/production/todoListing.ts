import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { TodoList, TodoListForm } from './todoLists.ts'

const admin = { needs: 'manageEvents' } as const
const version = z.int().min(0).max(2_147_483_647)
const changed = { CHANGED: z.object({ current: TodoList.nullable() }) }

/** Kept lists of tasks, which any event can be given (EV-MORE-74, EV-MORE-75). */
export const todoListing = {
  /** All lists by name, with when each was last applied to this event. */
  todoLists: operation({
    ...admin,
    read: true,
    input: z.strictObject({ eventId: Id }),
    output: z.object({ lists: z.array(TodoList) }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** Makes a list under an id of the browser, or saves the version that was read. */
  saveTodoList: operation({
    ...admin,
    input: z.strictObject({ id: Id, version: version.nullable(), form: TodoListForm }),
    output: TodoList,
    refusals: { ...changed, FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }) },
  }),
  /** Deletes the version that was read; the tasks that it gave to events stay. One that is gone already is no error. */
  removeTodoList: operation({
    ...admin,
    input: z.strictObject({ id: Id, version }),
    output: z.object({ done: z.literal(true) }),
    refusals: changed,
  }),
  /** Gives an event the tasks of a list; once it had them, only when it is asked for `again`. */
  applyTodoList: operation({
    ...admin,
    input: z.strictObject({ id: Id, listId: Id, eventId: Id, again: z.boolean() }),
    output: z.object({ added: z.int() }),
    refusals: { EVENT_NOT_FOUND: nothing, LIST_APPLIED: z.object({ at: Instant }) },
  }),
}
