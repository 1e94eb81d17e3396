import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { createContext, type ReactNode, use, useId } from 'react'
import { classes } from './classes.ts'
import { words } from './words.ts'

/** The props of every field. */
export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The error, in a sentence; null or nothing while the value is good. */
  error?: string | null
  /** Good news about the value, such as a name that is free; announced politely. */
  ok?: string | null
  required?: boolean
  /** Says that it may stay empty, for forms in which most fields may not. */
  optional?: boolean
}

/** The attributes that a control within a Field spreads over its element, to be tied to label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required?: boolean }

const ControlContext = createContext<ControlProps | null>(null)

/** The ids and states of the Field around this control. */
export function useControl(): ControlProps {
  const control = use(ControlContext)
  if (!control) throw new Error('A control needs a Field around it.')
  return control
}

/** Ties a control to its label, hint, good news and error, so that no form can forget. */
export function Field(
  props: FieldProps & { children: ReactNode; id?: string; extraId?: string; className?: string; below?: ReactNode },
) {
  const { label, hint, error, ok, required, optional, children, extraId, className, below } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [hintId, errorId, okId] = [`${id}-hint`, `${id}-error`, `${id}-ok`]
  const control: ControlProps = {
    id,
    'aria-describedby': classes(error && errorId, ok && okId, hint !== undefined && hintId, extraId) || undefined,
    'aria-invalid': error ? true : undefined,
    required: required || undefined,
  }
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="justify-self-start text-fs-14 font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-ember-ink">
            {' *'}
          </span>
        )}
        {optional && <span className="font-normal text-ink-3"> ({words.optional})</span>}
      </label>
      <ControlContext value={control}>{children}</ControlContext>
      <FieldError id={errorId}>{error}</FieldError>
      <p id={okId} role="status" className={classes(note, 'text-moss-ink empty:absolute')}>
        {ok && <CircleCheck size={16} className="mt-0.5" />}
        {ok}
      </p>
      {hint !== undefined && (
        <p id={hintId} className="text-fs-13 leading-[1.45] text-ink-3">
          {hint}
        </p>
      )}
      {below}
    </div>
  )
}

/** An error under a field or a group of fields: an icon and a sentence. */
export const FieldError = ({ id, children }: { id: string; children?: string | null }) =>
  children ? (
    <p id={id} role="alert" className={classes(note, 'text-ember-ink')}>
      <CircleAlert size={16} className="mt-0.5" />
      {children}
    </p>
  ) : null

const note = 'flex items-start gap-1.5 text-fs-14 leading-[1.4] font-[550]'
