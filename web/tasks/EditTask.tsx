import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import type { FormEvent, KeyboardEvent } from 'react'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellRefused } from './changes.ts'
import { withTask } from './patches.ts'
import { TaskFields } from './TaskFields.tsx'
import { patchTasks } from './taskCache.ts'
import { useTaskText } from './useTaskText.ts'

/** The text and the time of a task in its own row; Escape leaves it as it was. */
export function EditTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const form = useTaskText(task)
  const save = useChange(api.tasks.save, {
    onSuccess: (stored) => {
      patchTasks((list) => withTask(list, stored))
      onClose()
    },
    onError: (error) => tellRefused(error, taskWords.saveFailed),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = form.check(event.currentTarget)
    if (typed && !save.isPending) save.mutate({ id: task.id, ...typed })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Within the profile dialog it would close that too.
    event.stopPropagation()
    onClose()
  }
  return (
    <form
      aria-label={taskWords.edit(task.title)}
      onSubmit={send}
      onKeyDown={leave}
      noValidate
      className="grid items-start gap-x-4 gap-y-3 py-3 lg:grid-cols-[2fr_3fr_auto]"
    >
      <TaskFields of={form} autoFocus />
      <div className="flex justify-end gap-2 lg:col-span-3">
        <Button look="quiet" size="s" onClick={onClose}>
          {taskWords.cancel}
        </Button>
        <Button type="submit" size="s" busy={save.isPending} busyText={taskWords.saving}>
          {taskWords.save}
        </Button>
      </div>
    </form>
  )
}
