import { todoFaultWords } from '@bewezen/domain/production/faultWords.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import {
  sortedTodos,
  type Todo,
  type TodoForm,
  todoFaults,
  todoFormOf,
  todoOf,
} from '@bewezen/domain/production/todos.ts'
import { sql } from 'drizzle-orm'
import { baseColumns, faceOf, isPerson, type Kind, rowsOf } from '../kind.ts'
import { eventTodos } from '../tables.ts'

const rows = rowsOf<Todo>(
  'todo',
  (where) => sql`
  select ${baseColumns}, r.task_name as "taskName", r.description, to_char(r.deadline, 'YYYY-MM-DD') as deadline,
    r.status, r.priority, r.is_assigned as "isAssigned", ${faceOf('r.assignee_id')} as assignee
  from event_todos r where ${where}`,
)

/** Tasks, in the order in which they are to be done (EV-TODO-04..06, EV-CALL-20). */
export const todoKind: Kind<Todo, TodoForm> = {
  kind: 'todo',
  table: eventTodos,
  read: async (reader, which) => sortedTodos(await rows(reader, which)),
  faults: todoFaults,
  formOf: todoFormOf,
  columnsOf: todoOf,
  first: ({ status }) => ({ status }),
  unknown: async (tx, { assigneeId }) =>
    assigneeId === '' || (await isPerson(tx, assigneeId)) ? {} : { assigneeId: todoFaultWords.assigneeUnknown },
  line: logLines.todo,
}
