import { shortDate } from '@bewezen/domain/base/dates.ts'
import { screenWords, todoScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import {
  maxTaskDescription,
  newTodoForm,
  type Todo,
  type TodoForm as Typed,
  todoFaults,
  todoFormOf,
  todoPriorities,
  todoStatuses,
} from '@bewezen/domain/production/todos.ts'
import { todoWords } from '@bewezen/domain/production/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../../base/api/api.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { PersonChoice } from '../../base/parts/PersonChoice.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { RecordForm } from '../record/RecordForm.tsx'
import { useEventRecord } from '../record/useEventRecord.ts'
import { usePeopleFound, usePerson } from '../record/usePerson.ts'

export const priorityOptions = todoPriorities
  .map((value) => ({ value, label: todoWords.priorities[value] }))
  .toReversed()
export const statusOptions = todoStatuses.map((value) => ({ value, label: todoWords.statuses[value] }))

type Props = { eventId: string; todo?: Todo; onClose?: () => void }

/** Adds or changes a task; the status of one that is there is set in its row (EV-TODO-07, EV-TODO-08, EV-TODO-10, EV-TODO-11). */
export function TodoForm({ eventId, todo, onClose }: Props) {
  const record = useEventRecord({
    eventId,
    kind: 'todo',
    stored: todo ?? null,
    formOf,
    faultsOf: todoFaults,
    operation: api.production.saveTodo,
    rowsOf: todoRows,
    onClose,
  })
  const { values, errors, put } = record
  const { person, remember } = usePerson(values.assigneeId, record.stored?.assignee, record.key)
  const change = (name: keyof Typed) => (event: { currentTarget: { value: string } }) =>
    put({ [name]: event.currentTarget.value } as Partial<Typed>)
  return (
    <RecordForm record={record} title={todo ? words.editTitle : words.addTitle} onClose={onClose}>
      <TextField
        label={words.name}
        required
        name="taskName"
        autoComplete="off"
        value={values.taskName}
        error={errors.taskName}
        onChange={change('taskName')}
      />
      <TextArea
        label={screenWords.description}
        optional
        rows={3}
        atMost={maxTaskDescription}
        value={values.description}
        error={errors.description}
        onChange={change('description')}
      />
      <div className="flex gap-3 *:flex-auto">
        <Select
          label={words.priority}
          value={values.priority}
          options={priorityOptions}
          onChange={change('priority')}
        />
        {record.isNew && (
          <Select label={words.status} value={values.status} options={statusOptions} onChange={change('status')} />
        )}
      </div>
      <TextField
        type="date"
        label={words.deadline}
        optional
        value={values.deadline}
        error={errors.deadline}
        onChange={change('deadline')}
      />
      <PersonChoice
        label={words.assignee}
        optional
        useFound={usePeopleFound}
        searchLabel={screenWords.searchPerson}
        chosen={person}
        error={errors.assigneeId ?? null}
        onChoose={(chosen) => {
          remember(chosen)
          put({ assigneeId: chosen?.id ?? '' })
        }}
      />
    </RecordForm>
  )
}

const formOf = (todo: Todo | null) => (todo ? todoFormOf(todo) : newTodoForm())

/** A task as it is read. */
export const todoRows = (todo: Todo): Row[] => [
  [words.name, todo.taskName],
  [screenWords.description, todo.description],
  [words.priority, todoWords.priorities[todo.priority]],
  [words.deadline, todo.deadline === null ? '' : shortDate(`${todo.deadline}T12:00:00Z`)],
  [words.assignee, assigneeText(todo)],
]

/** Whose task it is: somebody, nobody, or an account that is gone (EV-TODO-11). */
export const assigneeText = ({ isAssigned, assignee }: Pick<Todo, 'isAssigned' | 'assignee'>): string =>
  isAssigned ? displayName(assignee) : todoWords.unassigned
