import { minuteText } from '@bewezen/domain/base/minuteOfDay.ts'
import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { minuteOfTask } from '@bewezen/domain/tasks/task.ts'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../base/parts/Checkbox.tsx'
import { classes } from '../base/parts/classes.ts'
import { tick } from './changes.ts'

/**
 * A task to tick, with its time; `bare` without what is written under its title. The box stands as it was put until the
 * answer is there, whatever list comes in meanwhile.
 */
export function Tick({ task, bare = false, className }: { task: Task; bare?: boolean; className?: string }) {
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
      hint={hintOf(task, bare)}
    />
  )
}

/** The time of a task with what is written about it (SH-TODO-29). */
function hintOf(task: Task, bare: boolean): ReactNode {
  const minute = minuteOfTask(task)
  const text = bare ? null : task.description
  if (minute === null && text === null) return null
  return (
    <>
      {minute !== null && <time className="font-semibold text-ink-2">{minuteText(minute)}</time>}
      {minute !== null && text !== null && ', '}
      <span dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    </>
  )
}
