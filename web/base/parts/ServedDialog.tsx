import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { type Pressed, pressedLast } from '../hydration/press.ts'
import { classes } from './classes.ts'
import { fitting, fittingLook } from './fitting.ts'
import { iconButtonLook } from './IconButton.tsx'
import { sheetBody, sheetHandle, sheetLook } from './overlay.ts'
import { PathLink } from './PathLink.tsx'
import { ResponsiveModal } from './ResponsiveModal.tsx'
import { words } from './words.ts'

type Props = {
  title: string
  /** The address of what lies below, to which closing leads. */
  below: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that can be the first thing on a page. The server draws it as it will stand there, its role included, with a
 * link that closes it, so that it can be read without code (SH-UI-15); in the browser another takes its place, and does
 * what was pressed in the first (SH-UI-16).
 */
export function ServedDialog({ title, below, onClose, children }: Props) {
  const titleId = useId()
  if (useIsBrowser())
    return (
      <ResponsiveModal open readsFirst width="xl" title={title} onClose={onClose}>
        <PressedBefore onEscape={onClose} />
        {children}
      </ResponsiveModal>
    )
  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 z-(--z-dialog) bg-scrim" />
      <div
        id={servedId}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        // Over a slow line its text comes bit by bit: a sheet that grew with it would move under the eyes (SH-ERR-35).
        className={classes(sheetLook('dialog'), 'not-[:has(+[data-whole])]:invisible lg:max-w-[1120px]')}
      >
        <span aria-hidden="true" className={sheetHandle} />
        <div className="flex items-start gap-4 px-5 pt-4 pb-3 lg:px-[26px] lg:pt-6">
          <h2
            id={titleId}
            dir="auto"
            className={classes('heading min-w-0 flex-1 leading-[1.15]', fittingLook)}
            style={fitting(title)}
          >
            {title}
          </h2>
          <PathLink
            to={below}
            aria-label={words.close}
            className={classes(iconButtonLook(), '-mt-1 -mr-2 border border-line bg-surface lg:-mr-3')}
          >
            <X size={18} />
          </PathLink>
        </div>
        <div className={sheetBody}>{children}</div>
      </div>
      <span data-whole="" hidden />
    </>
  )
}

const servedId = 'dialog-as-served'
/** Still knows what was pressed in it when another has taken its place. */
const served = import.meta.env.SSR ? null : document.getElementById(servedId)

/** Whether the dialog that the server drew was replaced already: what is pressed from then on is not of before. */
let isReplaced = false

/**
 * Does here what was done in the dialog that the server drew: Escape closes it, and the button that has the name of the
 * one that was pressed is pressed. A press that began there ends here: what it began on is gone, so the browser makes no
 * click of it.
 */
function PressedBefore({ onEscape }: { onEscape: () => void }) {
  const here = useRef<HTMLSpanElement>(null)
  const leave = useRef(onEscape)
  useEffect(() => {
    if (!served || isReplaced) return
    isReplaced = true
    const { pressBegun: begun, escaped } = window as Pressed
    if (escaped) return leave.current()
    const press = (before: HTMLElement | null) => {
      if (!before || !served.contains(before)) return
      const buttons = here.current?.closest('[role=dialog]')?.querySelectorAll('button') ?? []
      ;[...buttons].find(({ textContent }) => textContent === before.textContent)?.click()
    }
    if (!begun) return press(pressedLast())
    const end = () => press(begun)
    addEventListener('pointerup', end, { once: true })
    return () => removeEventListener('pointerup', end)
  }, [])
  return <span ref={here} hidden />
}

const useIsBrowser = () => useSyncExternalStore(never, yes, no)
const [never, yes, no] = [() => () => {}, () => true, () => false]
