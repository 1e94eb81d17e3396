import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
}

const box =
  'grid size-[22px] flex-none cursor-[inherit] appearance-none place-items-center border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary aria-invalid:border-2 aria-invalid:border-ember-ink'
const tick =
  'rounded-s checked:before:mb-0.5 checked:before:h-1.5 checked:before:w-[11px] checked:before:-rotate-45 checked:before:border-b-2 checked:before:border-l-2 checked:before:border-on-primary checked:before:content-[""]'
const dot =
  'rounded-full checked:before:size-2 checked:before:rounded-full checked:before:bg-on-primary checked:before:content-[""]'
/** How a radio looks, for a choice that is laid out otherwise than `Radios`. */
export const radioLook = classes(box, dot)
const line = 'flex min-h-6 cursor-pointer items-start gap-[11px] text-[15px] leading-normal'

/** A box to tick, with its label and, where needed, a hint and an error. */
export function Checkbox({ label, hint, error, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={classes('grid gap-1.5 py-1', className)}>
      <label className={line}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          className={classes(box, tick)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-[33px] text-fs-13 leading-[1.45] text-ink-3">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; end?: ReactNode }
type RadiosProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
}

/** One choice from a few that are all in view. */
export function Radios<Value extends string>({ label, value, onChange, options }: RadiosProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-fs-14 font-semibold">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes(line, 'py-1.5')}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className={radioLook}
          />
          <span>{option.label}</span>
          {option.end !== undefined && <span className="ml-auto text-fs-14 text-ink-3">{option.end}</span>}
        </label>
      ))}
    </fieldset>
  )
}
