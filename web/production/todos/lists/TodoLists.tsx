import { dayOf, longDate } from '@bewezen/domain/base/dates.ts'
import {
  listFormOf,
  listTasksFrom,
  newListTask,
  type TodoList,
  type TodoListForm,
} from '@bewezen/domain/production/todoLists.ts'
import { todoListWords as words } from '@bewezen/domain/production/todoListWords.ts'
import type { Todo } from '@bewezen/domain/production/todos.ts'
import ListChecks from 'lucide-react/icons/list-checks'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { EmptyState } from '../../../base/parts/EmptyState.tsx'
import { IconButton } from '../../../base/parts/IconButton.tsx'
import { Loaded } from '../../../base/parts/Loaded.tsx'
import { ResponsiveModal } from '../../../base/parts/ResponsiveModal.tsx'
import type { About } from '../../about.ts'
import { ApplyList } from './ApplyList.tsx'
import { RemoveList } from './RemoveList.tsx'
import { TodoListEditor } from './TodoListEditor.tsx'

type Props = { event: About['event']; todos: readonly Todo[] }
type Edited = { list: TodoList | null; start: TodoListForm }

/** Kept lists of tasks: applied to this event, made by hand or from its tasks (EV-MORE-74, EV-MORE-75). */
export function TodoLists({ event, todos }: Props) {
  const [opened, setOpened] = useState(false)
  const [edited, setEdited] = useState<Edited | null>(null)
  const startDay = dayOf(event.startDate, event.zone)
  return (
    <>
      <Button look="line" size="s" icon={<ListChecks size={16} />} onClick={() => setOpened(true)}>
        {words.open}
      </Button>
      {opened && !edited && (
        <ResponsiveModal open onClose={() => setOpened(false)} title={words.title} description={words.text} width="l">
          <Lists event={event} onEdit={(list) => setEdited({ list, start: listFormOf(list) })} />
          <div className="mt-5 flex flex-wrap gap-2">
            <Button
              icon={<Plus size={18} />}
              onClick={() => setEdited({ list: null, start: { name: '', tasks: [newListTask()] } })}
            >
              {words.add}
            </Button>
            {todos.length > 0 && (
              <Button
                look="line"
                onClick={() =>
                  setEdited({ list: null, start: { name: event.title, tasks: listTasksFrom(todos, startDay) } })
                }
              >
                {words.addFromEvent}
              </Button>
            )}
          </div>
        </ResponsiveModal>
      )}
      {opened && edited && <TodoListEditor {...edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function Lists({ event, onEdit }: { event: About['event']; onEdit: (list: TodoList) => void }) {
  const read = useRead(api.production.todoLists, { eventId: event.id }, { staleTime: 0 })
  return (
    <Loaded read={read} failed={words.failed}>
      {({ lists }) =>
        lists.length === 0 ? (
          <EmptyState title={words.none} text={words.noneText} />
        ) : (
          <ul className="grid">
            {lists.map((list) => (
              <li
                key={list.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0"
              >
                <div className="min-w-0">
                  <h3 dir="auto" className="font-semibold wrap-anywhere">
                    {list.name}
                  </h3>
                  <p className="text-fs-14 text-ink-2">
                    {[words.count(list.tasks.length), list.appliedAt && words.applied(longDate(list.appliedAt))]
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                </div>
                <div className="flex items-center gap-1">
                  <ApplyList list={list} eventId={event.id} />
                  <IconButton
                    label={words.editOf(list.name)}
                    icon={<Pencil size={18} />}
                    onClick={() => onEdit(list)}
                  />
                  <RemoveList list={list} />
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
