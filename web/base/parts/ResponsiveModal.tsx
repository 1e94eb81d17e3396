import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { BackCloses } from '../address/useBackCloses.ts'
import { useReturnedFocus } from '../focus/useReturnedFocus.ts'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { classes } from './classes.ts'
import { fitting, fittingLook } from './fitting.ts'
import { IconButton } from './IconButton.tsx'
import { isToast, sheetBody, sheetHandle, sheetLook } from './overlay.ts'
import { Scrim } from './Scrim.tsx'
import { words } from './words.ts'

export type ModalWidth = 's' | 'm' | 'l' | 'xl'
type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Stands before title and description, such as a face. */
  lead?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  children: ReactNode
  /** The actions: they stay in view while the rest scrolls. */
  actions?: ReactNode
  /** 460, 520, 780 or 1120 pixels when centred. */
  width?: ModalWidth
  /** A drawer comes from the right on desktop; below 1024 pixels both are a sheet from the bottom. */
  look?: 'dialog' | 'drawer'
  /** Something typed would be lost: closing then asks first. */
  unsaved?: boolean
  /** The question it asks then, instead of the usual one. */
  unsavedQuestion?: string
  /** There is something to read before the first field: the focus goes to the heading. */
  readsFirst?: boolean
  closeLabel?: string
  /** What it shows is lost once it closes: only a button among its actions closes it. */
  stays?: boolean
}

const widths: Record<ModalWidth, string> = {
  s: 'lg:max-w-[460px]',
  m: 'lg:max-w-[520px]',
  l: 'lg:max-w-[780px]',
  xl: 'lg:max-w-[1120px]',
}

/** A button among the actions that closes as Escape does: it asks first when something typed would be lost. */
export const CancelButton = ({ children }: { children: ReactNode }) => (
  <Dialog.Close asChild>
    <Button look="line">{children}</Button>
  </Dialog.Close>
)

/**
 * A modal dialog: a sheet from the bottom below 1024 pixels, centred (or a drawer at the right) from 1024 pixels on
 * (SH-UI-14). It holds the focus, closes by Escape, the scrim and its button unless it `stays`, and returns the focus (SH-UI-15).
 */
export function ResponsiveModal(props: Props) {
  const {
    open,
    onClose,
    title,
    lead,
    description,
    children,
    actions,
    width = 'm',
    look = 'dialog',
    unsaved,
    unsavedQuestion = words.unsaved.question,
    readsFirst,
    closeLabel,
    stays,
  } = props
  const [asks, setAsks] = useState(false)
  const focus = useReturnedFocus()
  const close = () => (unsaved ? setAsks(true) : onClose())
  return (
    <Dialog.Root open={open} onOpenChange={(opens) => opens || stays || close()}>
      <Dialog.Portal>
        <Scrim open={open} />
        <Dialog.Content
          aria-modal="true"
          data-reads-first={readsFirst}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          className={classes(sheetLook(look), look === 'dialog' && widths[width])}
        >
          <span aria-hidden="true" className={sheetHandle} />
          <div className="flex items-start gap-4 px-5 pt-4 pb-3 lg:px-[26px] lg:pt-6">
            {lead}
            <div className="min-w-0 flex-1">
              <Dialog.Title
                tabIndex={-1}
                className={classes('heading leading-[1.15] outline-none', fittingLook)}
                style={fitting(title)}
              >
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-fs-14 leading-normal text-ink-2">
                  {description}
                </Dialog.Description>
              )}
            </div>
            {!stays && (
              <Dialog.Close asChild>
                <IconButton
                  label={closeLabel ?? words.close}
                  icon={<X size={18} />}
                  className="-mt-1 -mr-2 border border-line bg-surface lg:-mr-3"
                />
              </Dialog.Close>
            )}
          </div>
          <div className={sheetBody}>{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line px-5 py-4 max-lg:*:flex-1 lg:px-[26px]">
              {actions}
            </footer>
          )}
          {asks && <BackCloses onClose={() => setAsks(false)} />}
          <ConfirmDialog
            open={asks}
            onClose={() => setAsks(false)}
            onConfirm={() => {
              setAsks(false)
              onClose()
            }}
            question={unsavedQuestion}
            text={words.unsaved.text}
            verb={words.unsaved.leave}
            cancel={words.unsaved.stay}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
