import { date } from '@bewezen/domain/base/dates.ts'
import { todoScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { isOverdue, type Todo, type TodoPriority, type TodoStatus } from '@bewezen/domain/production/todos.ts'
import { recordMessages, todoWords } from '@bewezen/domain/production/words.ts'
import Clock from 'lucide-react/icons/clock-alert'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge, type BadgeLook } from '../../base/parts/Badge.tsx'
import { classes } from '../../base/parts/classes.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { reasonOf } from '../record/messages.ts'
import { RowTools } from '../record/RowTools.tsx'
import { SmallSelect } from '../record/SmallSelect.tsx'
import { cell, Named, row } from '../record/table.tsx'
import { renewProduction } from '../renew.ts'
import { assigneeText, statusOptions } from './TodoForm.tsx'

export const priorityLooks: Record<TodoPriority, BadgeLook> = {
  urgent: 'ember',
  hoog: 'sun',
  normaal: 'sky',
  laag: 'neutral',
}

/** One task: how urgent, whose, until when, and how it stands (EV-TODO-02, EV-TODO-08, EV-TODO-12). */
export function TodoRow({ todo, today, onEdit }: { todo: Todo; today: string; onEdit: () => void }) {
  const cache = useQueries()
  const set = useChange(api.production.setTodoStatus, {
    onSuccess: async () => {
      tellSuccess(recordMessages.success, recordMessages.done('todo', 'updated'))
      await renewProduction(cache)
    },
    onError: (error) => {
      tellError(recordMessages.error, recordMessages.failed('todo', 'updated', reasonOf(refusalOf(error)?.code ?? '')))
      void renewProduction(cache)
    },
  })
  const who = assigneeText(todo)
  const isDone = todo.status === 'voltooid'
  return (
    <tr data-row={todo.id} tabIndex={-1} className={row}>
      <td className={`${cell} lg:pl-6`}>
        <Badge look={priorityLooks[todo.priority]}>{todoWords.priorities[todo.priority]}</Badge>
      </td>
      <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere lg:min-w-40`}>
        <span className={classes(isDone && 'text-ink-2 line-through')}>{todo.taskName}</span>
        {todo.description && (
          <span className="block text-fs-13 font-normal whitespace-pre-line text-ink-2">{todo.description}</span>
        )}
      </th>
      <td className={cell}>
        <span className={classes('flex items-center gap-2.5', !todo.isAssigned && 'text-ink-2')}>
          {todo.assignee && (
            <Avatar name={who} photo={todo.assignee.avatarUrl} color={todo.assignee.avatarColor} size={32} />
          )}
          {who}
        </span>
      </td>
      <td className={`${cell} lg:whitespace-nowrap`}>
        <Named name={words.deadline}>
          {todo.deadline === null ? <span className="text-ink-2">{words.noDeadline}</span> : dayText(todo.deadline)}
        </Named>{' '}
        {isOverdue(todo, today) && (
          <span className="lg:mt-1 lg:block">
            <Badge look="ember" icon={<Clock size={14} aria-hidden="true" />}>
              {todoWords.overdue}
            </Badge>
          </span>
        )}
      </td>
      <td className={cell}>
        <SmallSelect
          label={words.statusOf(todo.taskName)}
          value={set.isPending ? set.variables.status : todo.status}
          options={statusOptions}
          onChange={(status) => set.mutate({ id: todo.id, status: status as TodoStatus })}
        />
      </td>
      <td className={`${cell} text-right whitespace-nowrap max-lg:-ml-3 max-lg:text-left lg:pr-4`}>
        <RowTools kind="todo" record={todo} name={todo.taskName} onEdit={onEdit} />
      </td>
    </tr>
  )
}

const dayText = (day: string): string => date(`${day}T12:00:00Z`)
