import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { controlLook } from './controlLook.ts'
import { Field, type FieldProps, useControl } from './Field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'size'> & {
    /** An icon at the start of the field. */
    icon?: ReactNode
    /** A unit at the end of the field, such as 'uur'. */
    unit?: string
  }

/** A labelled text input of one line. Spread what `register` of react-hook-form gives over it. */
export function TextField({ label, hint, error, ok, required, optional, className, ...input }: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      ok={ok}
      required={required}
      optional={optional}
      className={className}
      id={input.id}
    >
      <Input {...input} />
    </Field>
  )
}

function Input({ icon, unit, ...input }: Omit<ComponentProps<'input'>, 'size'> & { icon?: ReactNode; unit?: string }) {
  const control = useControl()
  return (
    <span className="relative block">
      {icon && <span className="pointer-events-none absolute top-3.5 left-[13px] text-ink-3">{icon}</span>}
      <input
        type="text"
        dir="auto"
        {...input}
        {...control}
        className={classes(controlLook, icon && 'pl-10!', unit && 'pr-16!')}
      />
      {unit && <span className="pointer-events-none absolute top-3 right-[13px] text-fs-14 text-ink-3">{unit}</span>}
    </span>
  )
}
