import { type TaskText, taskFaults } from '@bewezen/domain/tasks/task.ts'
import { useState } from 'react'

const blank: TaskText = { title: '', description: '' }

/** The two fields of a task while they are typed, and what is wrong with them once somebody has tried to save. */
export function useTaskText(from: TaskText = blank) {
  const [text, setText] = useState(from)
  const [tried, setTried] = useState(false)
  const faults = taskFaults(text)
  return {
    text,
    faults: tried ? faults : {},
    type: (change: Partial<TaskText>) => setText((before) => ({ ...before, ...change })),
    /** Shows what is wrong; answers whether nothing is. */
    check: () => {
      setTried(true)
      return Object.keys(faults).length === 0
    },
    clear: () => {
      setText(blank)
      setTried(false)
    },
  }
}
