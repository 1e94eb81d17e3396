import { dayOf } from '@bewezen/domain/base/dates.ts'
import { loadFailedWords, screenWords, todoScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { isOverdue, sortedTodos, type Todo } from '@bewezen/domain/production/todos.ts'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { fresh } from '../fresh.ts'
import { Beside } from '../record/Beside.tsx'
import { ListTitle, TableHead } from '../record/table.tsx'
import { TodoLists } from './lists/TodoLists.tsx'
import { TodoForm } from './TodoForm.tsx'
import { TodoRow } from './TodoRow.tsx'

const names = [words.priority, words.task, words.assigned, words.deadline, words.status]

/** The tasks of an event, and the form for one more (EV-TODO-04..06, EV-TODO-09). */
export function TodosTab({ event, now }: About) {
  const read = useRead(api.production.todos, { eventId: event.id }, fresh)
  return (
    <Beside title={words.addTitle} form={(onClose) => <TodoForm eventId={event.id} onClose={onClose} />}>
      <Loaded read={read} failed={loadFailedWords.todos}>
        {({ todos }) => <Todos todos={todos} event={event} today={dayOf(now)} />}
      </Loaded>
    </Beside>
  )
}

type Props = { todos: readonly Todo[]; event: About['event']; today: string }

function Todos({ todos, event, today }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, '[data-row]')
  const [edited, setEdited] = useState<Todo | null>(null)
  const done = todos.filter(({ status }) => status === 'voltooid').length
  const late = todos.filter((todo) => isOverdue(todo, today)).length
  return (
    <Card as="section" ref={box} tabIndex={-1} aria-labelledby="todos" className="overflow-hidden outline-none">
      <div className="px-4 py-4 lg:px-6">
        <ListTitle id="todos" title={words.title} aside={words.counts(todos.length - done, done, late)} />
        <div className="mt-3">
          <TodoLists event={event} todos={todos} />
        </div>
      </div>
      {todos.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <>
          <table className="w-full border-collapse max-lg:block">
            <caption className="sr-only">{words.title}</caption>
            <TableHead names={names} last={screenWords.actions} />
            <tbody className="max-lg:block">
              {sortedTodos(todos).map((todo) => (
                <TodoRow key={todo.id} todo={todo} today={today} onEdit={() => setEdited(todo)} />
              ))}
            </tbody>
          </table>
          <p className="px-4 py-3 text-fs-13 text-ink-2 lg:px-6">{words.order}</p>
        </>
      )}
      {edited && <TodoForm eventId={event.id} todo={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
