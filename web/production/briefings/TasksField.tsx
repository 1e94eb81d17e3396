import { withTask } from '@bewezen/domain/production/briefings.ts'
import { briefingScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef } from 'react'
import { FieldError } from '../../base/parts/Field.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { TextField } from '../../base/parts/TextField.tsx'

type Props = {
  tasks: readonly string[]
  /** What stands in the field and is not in the list yet. */
  typed: string
  error: string | undefined
  onChange: (change: { tasks?: string[]; typed?: string }) => void
}

/** The tasks of a briefing, added one at a time; Enter adds, and an empty one is not added (EV-BRIEF-05, EV-BRIEF-06). */
export function TasksField({ tasks, typed, error, onChange }: Props) {
  const errorId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const add = () =>
    onChange({ tasks: withTask(tasks, typed), typed: tasks.length < withTask(tasks, typed).length ? '' : typed })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      data-fault={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="grid min-w-0 gap-2 outline-none"
    >
      <legend className="mb-1.5 text-fs-14 font-semibold">{words.tasks}</legend>
      {tasks.length > 0 && (
        <ol className="grid">
          {numbered(tasks).map(({ task, at, key }) => (
            <li
              key={key}
              className="flex items-center justify-between gap-2 border-b border-line text-[15px] wrap-anywhere"
            >
              {task}
              <IconButton
                size="s"
                label={words.removeTask(task)}
                icon={<X size={16} />}
                onClick={() => {
                  onChange({ tasks: tasks.filter((_, other) => other !== at) })
                  box.current?.focus()
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label={words.newTask}
          className="min-w-0 flex-1"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange({ typed: event.currentTarget.value })}
        />
        <IconButton
          label={words.addTask}
          icon={<Plus size={18} />}
          onClick={add}
          className="mb-0.5 border border-line-strong"
        />
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

/** Two tasks may have the same words. */
const numbered = (tasks: readonly string[]) => tasks.map((task, at) => ({ task, at, key: `${at} ${task}` }))
