import { type TaskText, taskFaults } from '@bewezen/domain/tasks/task.ts'
import { useState } from 'react'
import { useForm } from '../base/editing/useForm.ts'

const blank: TaskText = { title: '', description: '' }

/** The form with the two fields of a task. What it began with stays, whatever happens to the task meanwhile. */
export function useTaskText(from: TaskText = blank) {
  const [start] = useState(from)
  return useForm<TaskText>({ start, faultsOf: taskFaults })
}
