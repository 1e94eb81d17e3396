import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusBeside, focusThrough } from '../base/focus/focusBeside.ts'
import { Checkbox } from '../base/parts/Checkbox.tsx'
import { classes } from '../base/parts/classes.ts'
import { IconButton } from '../base/parts/IconButton.tsx'
import { move, remove, tick } from './changes.ts'
import { EditTask } from './EditTask.tsx'

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

/** A task to tick only; `bare` without what is written under its title. */
export const ShortTaskRow = ({ task, bare = false }: { task: Task; bare?: boolean }) => <Tick task={task} bare={bare} />

/** The box stands as it was put until the answer is there, whatever list comes in meanwhile. */
function Tick({ task, bare = false, className }: { task: Task; bare?: boolean; className?: string }) {
  const [wish, setWish] = useState<boolean | null>(null)
  const isDone = wish ?? task.isCompleted
  const set = (done: boolean) => {
    setWish(done)
    void tick(task, done).finally(() => setWish(null))
  }
  return (
    <Checkbox
      className={className}
      checked={isDone}
      onChange={(event) => set(event.currentTarget.checked)}
      label={
        <span
          dir="auto"
          className={classes('block wrap-anywhere', isDone ? 'text-ink-3 line-through' : 'font-semibold')}
        >
          {task.title}
        </span>
      }
      hint={
        task.description &&
        !bare && (
          <span dir="auto" className="whitespace-pre-line wrap-anywhere">
            {task.description}
          </span>
        )
      }
    />
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
