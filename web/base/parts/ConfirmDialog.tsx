import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnedFocus } from '../focus/useReturnedFocus.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { sheetLook } from './overlay.ts'
import { Scrim } from './Scrim.tsx'
import { words } from './words.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Repeats the verb and names what it is about: 'Weet je zeker dat je dit evenement wilt verwijderen?' */
  question: ReactNode
  /** Names the thing itself and says what follows. */
  text?: ReactNode
  /** The verb once more, on the button: 'Evenement verwijderen'. */
  verb: string
  onConfirm: () => void
  cancel?: string
  icon?: ReactNode
  busy?: boolean
  busyText?: string
  /** Nothing is lost by it: the button is not drawn as danger. */
  harmless?: boolean
}

/** A confirmation dialog before something that cannot be taken back. The focus starts on cancelling. */
export function ConfirmDialog(props: Props) {
  const { open, onClose, question, text, verb, onConfirm, cancel, icon, busy, busyText, harmless } = props
  const focus = useReturnedFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={(opens) => opens || busy || onClose()}>
      <AlertDialog.Portal>
        <Scrim open={open} />
        <AlertDialog.Content
          aria-modal="true"
          onOpenAutoFocus={focus.rememberOpener}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={classes(sheetLook('dialog'), 'gap-4 px-5 pt-6 pb-5 lg:max-w-[460px] lg:px-[26px] lg:pb-[26px]')}
        >
          <AlertDialog.Title className="heading text-fs-26 leading-[1.15]">{question}</AlertDialog.Title>
          {text && <AlertDialog.Description className="text-ink-2">{text}</AlertDialog.Description>}
          <div className="grid gap-2.5 pt-1 sm:flex sm:*:flex-auto">
            <AlertDialog.Cancel asChild>
              <Button look="line" disabled={busy}>
                {cancel ?? words.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              look={harmless ? 'primary' : 'dangerFilled'}
              icon={icon}
              busy={busy}
              busyText={busyText}
              onClick={onConfirm}
            >
              {verb}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
