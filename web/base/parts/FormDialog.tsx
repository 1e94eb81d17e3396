import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { CancelButton, ResponsiveModal } from './ResponsiveModal.tsx'
import { words } from './words.ts'

type Props = Omit<ComponentProps<typeof ResponsiveModal>, 'open' | 'actions'> & {
  /** The label of the submit button, and the one while it is under way. */
  verb: ReactNode
  busyText: string
  busy: boolean
  isDanger?: boolean
  /** Nothing is there yet that could be sent. */
  isEmpty?: boolean
  /** Stands beside that button instead of the cancel button; null is nothing. */
  beside?: ReactNode
  /** Gets the form, to lead to what is wrong in it; never called while busy. */
  onSend: (form: HTMLFormElement) => void
}

/** A dialog that holds one form, whose buttons stay in view while its fields scroll. */
export function FormDialog(props: Props) {
  const { verb, busyText, busy, isDanger, isEmpty, beside, onSend, children, ...frame } = props
  const formId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSend(event.currentTarget)
  }
  return (
    <ResponsiveModal
      open
      {...frame}
      actions={
        <>
          {beside === undefined ? <CancelButton>{words.cancel}</CancelButton> : beside}
          <Button
            type="submit"
            form={formId}
            look={isDanger ? 'dangerFilled' : 'primary'}
            disabled={isEmpty}
            busy={busy}
            busyText={busyText}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {children}
      </form>
    </ResponsiveModal>
  )
}
