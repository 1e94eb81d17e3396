import { minuteText } from '@bewezen/domain/base/minuteOfDay.ts'
import type { Task } from '@bewezen/domain/tasks/contract.ts'
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

/** The time of a task with what is written about it; what was kept before tasks had a time knows none (SH-TODO-29). */
function hintOf({ minute, description }: Task, bare: boolean): ReactNode {
  const text = bare ? null : description
  const hasTime = typeof minute === 'number'
  if (!hasTime && text === null) return null
  return (
    <>
      {hasTime && <time className="font-semibold text-ink-2">{minuteText(minute)}</time>}
      {hasTime && text !== null && ', '}
      <span dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    </>
  )
}
