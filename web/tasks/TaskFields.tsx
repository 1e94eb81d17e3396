import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { maxTaskDescription } from '@bewezen/domain/tasks/task.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import { TextField } from '../base/parts/TextField.tsx'
import type { useTaskText } from './useTaskText.ts'

type Props = { of: ReturnType<typeof useTaskText>; autoFocus?: boolean }

/** Title, description and time of a task, with what is wrong under them (SH-TODO-05, SH-TODO-29). */
export function TaskFields({ of: { values, errors, set }, autoFocus }: Props) {
  const description = values.description ?? ''
  return (
    <>
      <TextField
        label={taskWords.newTitle}
        value={values.title}
        onChange={(event) => set('title', event.currentTarget.value)}
        error={errors.title}
        autoComplete="off"
        autoFocus={autoFocus}
        required
      />
      <TextField
        label={taskWords.newDescription}
        value={description}
        onChange={(event) => set('description', event.currentTarget.value)}
        error={errors.description}
        hint={description ? taskWords.characters(visibleLength(description.trim()), maxTaskDescription) : undefined}
        autoComplete="off"
      />
      <TextField
        label={taskWords.time}
        type="time"
        value={values.time}
        onChange={(event) => set('time', event.currentTarget.value)}
        error={errors.time}
        className="max-lg:w-40 lg:w-[132px]"
      />
    </>
  )
}
