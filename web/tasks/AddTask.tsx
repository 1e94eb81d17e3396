import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { addRefusal } from '@bewezen/domain/tasks/task.ts'
import { tasksRefused, taskWords } from '@bewezen/domain/tasks/words.ts'
import Plus from 'lucide-react/icons/plus'
import type { FormEvent } from 'react'
import { api } from '../base/api/api.ts'
import { useAttemptId } from '../base/api/useAttemptId.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellError } from '../base/parts/toast.ts'
import { tellAdded, tellRefused } from './changes.ts'
import { TaskFields } from './TaskFields.tsx'
import { useTaskText } from './useTaskText.ts'

type Props = { count: number; autoFocus?: boolean; onAdded?: (task: Task) => void }

/** One more task, with what becomes of it tomorrow; what was typed stays until it is stored (SH-TODO-02..07, SH-TODO-23..25, SH-TODO-31). */
export function AddTask({ count, autoFocus, onAdded }: Props) {
  const form = useTaskText()
  const attempt = useAttemptId()
  const add = useChange(api.tasks.add, {
    onSuccess: (task) => {
      attempt.done()
      form.goOn(() => ({}))
      tellAdded(task)
      onAdded?.(task)
    },
    onError: (error) => tellRefused(error, taskWords.addFailed),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (add.isPending) return
    const refusal = addRefusal(count)
    if (refusal) return tellError(tasksRefused[refusal.code]?.title ?? '', tasksRefused[refusal.code]?.text)
    const task = form.check(event.currentTarget)
    if (task) add.mutate({ id: attempt.idFor(task), ...task })
  }
  return (
    <form
      onSubmit={send}
      noValidate
      className="mt-1 grid items-start gap-x-4 gap-y-3 border-t border-line pt-4 lg:grid-cols-[2fr_3fr_auto_auto]"
    >
      <p className="text-fs-14 text-ink-2 lg:col-span-full">{taskWords.everyDay}</p>
      <TaskFields of={form} autoFocus={autoFocus} />
      <Button
        type="submit"
        icon={<Plus size={18} />}
        busy={add.isPending}
        busyText={taskWords.adding}
        className="lg:mt-[27px]"
      >
        {taskWords.add}
      </Button>
    </form>
  )
}
