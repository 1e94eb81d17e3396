import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlLook } from './controlLook.ts'
import { Field, type FieldProps, useControl } from './Field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectGroup = { label: string; options: readonly SelectOption[] }
type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'required'> & {
    options: readonly (SelectOption | SelectGroup)[]
    placeholder?: string
  }

/** One choice from a list: the device's own control, which works everywhere. */
export function Select({ label, hint, error, ok, required, optional, className, ...select }: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      ok={ok}
      required={required}
      optional={optional}
      className={className}
      id={select.id}
    >
      <Choices {...select} />
    </Field>
  )
}

export const selectArrow =
  'appearance-none pr-[38px]! bg-no-repeat bg-[linear-gradient(45deg,transparent_50%,var(--ink-2)_50%),linear-gradient(-45deg,transparent_50%,var(--ink-2)_50%)] bg-[position:calc(100%-20px)_52%,calc(100%-15px)_52%] bg-size-[5.5px_5.5px]'

function Choices({ options, placeholder, ...select }: Omit<Props, keyof FieldProps>) {
  return (
    <select {...select} {...useControl()} className={classes(controlLook, selectArrow)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((it) =>
        'options' in it ? (
          <optgroup key={it.label} label={it.label}>
            {it.options.map(choice)}
          </optgroup>
        ) : (
          choice(it)
        ),
      )}
    </select>
  )
}

const choice = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
