import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusBeside, focusThrough } from '../base/focus/focusBeside.ts'
import { classes } from '../base/parts/classes.ts'
import { IconButton } from '../base/parts/IconButton.tsx'
import { move, remove } from './changes.ts'
import { EditTask } from './EditTask.tsx'
import { Tick } from './Tick.tsx'

/** A task to tick, move, edit and delete. */
export function TaskRow({ task, tasks }: { task: Task; tasks: readonly Task[] }) {
  const [edits, setEdits] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const closeEdit = () => {
    flushSync(() => setEdits(false))
    editButton.current?.focus()
  }
  if (edits) return <EditTask task={task} onClose={closeEdit} />
  const place = tasks.findIndex((one) => one.id === task.id)
  const step = (way: 'up' | 'down') => (event: { currentTarget: HTMLElement }) =>
    focusThrough(event.currentTarget, () => move(task, way))
  const { title } = task
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <Tick task={task} className="min-w-[9rem] flex-1" />
      <div className="ml-auto flex text-ink-2 max-lg:gap-3 max-lg:py-1.5">
        <Step label={taskWords.up(title)} icon={<ArrowUp size={16} />} isEnd={place === 0} onStep={step('up')} />
        <Step
          label={taskWords.down(title)}
          icon={<ArrowDown size={16} />}
          isEnd={place === tasks.length - 1}
          onStep={step('down')}
        />
        <IconButton
          ref={editButton}
          size="s"
          label={taskWords.edit(title)}
          icon={<Pencil size={16} />}
          onClick={() => setEdits(true)}
        />
        <IconButton
          size="s"
          label={taskWords.remove(title)}
          icon={<Trash2 size={16} />}
          onClick={(event) => {
            focusBeside(event.currentTarget.closest('li'), 'input')
            void remove(task)
          }}
        />
      </div>
    </div>
  )
}

type StepProps = {
  label: string
  icon: ReactNode
  isEnd: boolean
  onStep: (event: { currentTarget: HTMLElement }) => void
}

/** At the end of the list it stays where it is, so that the focus is not lost. */
const Step = ({ label, icon, isEnd, onStep }: StepProps) => (
  <IconButton
    size="s"
    label={label}
    icon={icon}
    aria-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : onStep}
    className={classes(isEnd && 'opacity-40 hover:bg-transparent')}
  />
)
