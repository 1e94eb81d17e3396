import { newId } from '@bewezen/domain/base/newId.ts'
import {
  listFaults,
  listFormOf,
  newListTask,
  type TodoList,
  type TodoListForm,
  type TypedTask,
} from '@bewezen/domain/production/todoLists.ts'
import { todoListWords as words } from '@bewezen/domain/production/todoListWords.ts'
import { todoPriorities } from '@bewezen/domain/production/todos.ts'
import { todoWords } from '@bewezen/domain/production/words.ts'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { useForm } from '../../../base/editing/useForm.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { FieldError } from '../../../base/parts/Field.tsx'
import { FormDialog } from '../../../base/parts/FormDialog.tsx'
import { IconButton } from '../../../base/parts/IconButton.tsx'
import { Select } from '../../../base/parts/Select.tsx'
import { TextField } from '../../../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import { renewProduction } from '../../renew.ts'
import { listReason } from './listReason.ts'

type Props = { list: TodoList | null; start: TodoListForm; onClose: () => void }
const priorities = todoPriorities.map((value) => ({ value, label: todoWords.priorities[value] })).toReversed()

/** Makes a list of tasks or changes one; of two who do so at once the second is told, and nothing typed is lost (EV-MORE-06, EV-MORE-74). */
export function TodoListEditor({ list, start, onClose }: Props) {
  const cache = useQueries()
  const [id] = useState(() => list?.id ?? newId())
  const [version, setVersion] = useState(list?.version ?? null)
  /** What stands there by now, when somebody else was first; null when they deleted it. */
  const [newer, setNewer] = useState<{ list: TodoList | null } | null>(null)
  const form = useForm<TodoListForm, string>({ start, together: true })
  const { values, errors, set } = form
  const save = useChange(api.production.saveTodoList, {
    onSuccess: async () => {
      tellSuccess(words.saved)
      onClose()
      await renewProduction(cache)
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      const { faults, current } = (refusal?.data ?? {}) as {
        faults?: Record<string, string>
        current?: TodoList | null
      }
      if (faults) return form.refuse(faults)
      if (refusal?.code !== 'CHANGED') return tellError(words.notSaved, listReason(refusal?.code))
      setNewer({ list: current ?? null })
      setVersion(current?.version ?? null)
    },
  })
  const put = (at: number, change: Partial<TypedTask>) =>
    set(
      'tasks',
      values.tasks.map((task, one) => (one === at ? { ...task, ...change } : task)),
    )
  const submit = (element: HTMLFormElement) => {
    const sound = form.check(element, listFaults(values))
    if (sound) save.mutate({ id, version, form: sound })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={list ? words.edit : words.add}
      description={words.daysHint}
      width="l"
      unsaved={Object.keys(form.typed).length > 0 && !save.isPending}
      verb={words.save}
      busyText={words.saving}
      busy={save.isPending}
      onSend={submit}
    >
      {newer && (
        <div role="alert" className="grid gap-2 rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink">
          <p className="font-[550]">{newer.list ? words.changed : words.gone}</p>
          <div className="flex flex-wrap gap-2">
            {newer.list && (
              <Button
                look="line"
                size="s"
                onClick={() => {
                  if (newer.list) form.put(listFormOf(newer.list))
                  setNewer(null)
                }}
              >
                {words.takeOver}
              </Button>
            )}
            <Button look="line" size="s" onClick={() => setNewer(null)}>
              {words.keepMine}
            </Button>
          </div>
        </div>
      )}
      <TextField
        label={words.name}
        required
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(change) => set('name', change.currentTarget.value)}
      />
      {values.tasks.map((task, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a typed task has nothing else to be known by
          key={at}
          className="grid grid-cols-2 items-start gap-3 border-t border-line pt-3 lg:grid-cols-[minmax(0,1fr)_132px_132px_40px]"
        >
          <legend className="sr-only">{words.task(at + 1)}</legend>
          <TextField
            className="max-lg:col-span-2"
            label={words.taskName}
            required
            autoComplete="off"
            value={task.taskName}
            error={errors[`tasks.${at}.taskName`]}
            onChange={(change) => put(at, { taskName: change.currentTarget.value })}
          />
          <TextField
            label={words.days}
            inputMode="numeric"
            autoComplete="off"
            value={task.daysBefore}
            error={errors[`tasks.${at}.daysBefore`]}
            onChange={(change) => put(at, { daysBefore: change.currentTarget.value })}
          />
          <Select
            label={words.priority}
            value={task.priority}
            options={priorities}
            onChange={(change) =>
              put(at, { priority: todoPriorities.find((one) => one === change.currentTarget.value) ?? task.priority })
            }
          />
          <IconButton
            className="lg:mt-7"
            label={words.removeTask(at + 1)}
            icon={<X size={18} />}
            onClick={() =>
              set(
                'tasks',
                values.tasks.filter((_, one) => one !== at),
              )
            }
          />
        </fieldset>
      ))}
      <FieldError id="list-tasks">{errors.tasks ?? null}</FieldError>
      <Button
        look="line"
        size="s"
        icon={<Plus size={16} />}
        className="justify-self-start"
        onClick={() => set('tasks', [...values.tasks, newListTask()])}
      >
        {words.addTask}
      </Button>
    </FormDialog>
  )
}
