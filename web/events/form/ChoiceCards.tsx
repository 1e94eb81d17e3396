import { type ReactNode, useId } from 'react'
import { radioLook } from '../../base/parts/Checkbox.tsx'
import { classes } from '../../base/parts/classes.ts'

type Choice<Value extends string> = { value: Value; label: string; hint: string; icon: ReactNode }
type Props<Value extends string> = {
  label: string
  value: Value | null
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}

/** One choice from a few, each with what it means. */
export function ChoiceCards<Value extends string>({ label, value, choices, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-fs-14 font-semibold">{label}</legend>
      <div className={classes('grid gap-2.5', choices.length > 2 ? 'lg:grid-cols-3' : 'sm:grid-cols-2')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              'flex min-h-[52px] cursor-pointer items-center gap-2.5 rounded-m border px-3 py-2',
              value === choice.value ? 'border-primary bg-surface-2 outline-1 outline-primary' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              className={radioLook}
            />
            <span aria-hidden="true">{choice.icon}</span>
            <span className="grid leading-tight">
              <span className="text-[15px] font-[550]">{choice.label}</span>
              <span className="text-fs-13 text-ink-2">{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
