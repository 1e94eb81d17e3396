import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { pressedLast } from '../hydration/press.ts'
import { classes } from './classes.ts'
import { controlLook } from './controlLook.ts'
import { Field, type FieldProps, useControl } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { words } from './words.ts'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'type'> & {
    /** The content below, such as a PasswordChecklist, and the id by which the field refers to it. */
    below?: ReactNode
    belowId?: string
  }

/** A password that can be shown and hidden, also by a press that came before its code (SH-ERR-37). */
export function PasswordField({
  label,
  hint,
  error,
  ok,
  required,
  optional,
  className,
  below,
  belowId,
  ...input
}: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      ok={ok}
      required={required}
      optional={optional}
      className={className}
      below={below}
      id={input.id}
      extraId={belowId}
    >
      <Password {...input} />
    </Field>
  )
}

function Password(input: ComponentProps<'input'>) {
  const control = useControl()
  const [shown, setShown] = useState(false)
  const eye = useRef<HTMLButtonElement>(null)
  useEffect(() => setShown(pressedLast() === eye.current), [])
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...control}
        type={shown ? 'text' : 'password'}
        className={classes(controlLook, 'pr-[52px]!')}
      />
      <IconButton
        ref={eye}
        label={shown ? words.hidePassword : words.showPassword}
        icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
        aria-controls={control.id}
        onClick={() => setShown(!shown)}
        className="absolute! top-[3px] right-1"
      />
    </span>
  )
}
