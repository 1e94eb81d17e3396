import { minuteText } from '@bewezen/domain/base/minuteOfDay.ts'
import { minuteOfTask, type TaskContent, type TaskText, taskFaults, typedTask } from '@bewezen/domain/tasks/task.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import { useState } from 'react'
import { useForm } from '../base/editing/useForm.ts'

const blank: TaskContent = { title: '', description: null, minute: null }

/** The form with the fields of a task. What it began with stays, whatever happens to the task meanwhile. */
export function useTaskText(from: TaskContent = blank) {
  const [start] = useState(() => {
    const minute = minuteOfTask(from)
    return { title: from.title, description: from.description ?? '', time: minute === null ? '' : minuteText(minute) }
  })
  const form = useForm<TaskText & { time: string }>({ start, faultsOf: taskFaults })
  return {
    ...form,
    /** The task as it is sent; null when something is wrong, which is shown then. */
    check(element: HTMLFormElement): TaskContent | null {
      const typed = form.check(element, isHalfTyped(element) ? { time: taskWords.halfTime } : {})
      return typed && typedTask(typed)
    },
  }
}

/** An hour without minutes says nothing as a value: it would be lost without a word (SH-TODO-29). */
const isHalfTyped = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('input[type=time]')?.validity.badInput === true
