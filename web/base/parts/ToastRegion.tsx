import { type CSSProperties, type FocusEvent, useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { giveFocus } from '../focus/giveFocus.ts'
import { takeToast } from './nextPageToast.ts'
import { ToastCard } from './ToastCard.tsx'
import { atMost, receiveToasts, type ToastContent } from './toast.ts'
import { words } from './words.ts'

const lasts = 5000
/** The height of the bar on wide windows, and some room. */
const belowBar = 84
const look = { zIndex: 'var(--z-toast)', fontFamily: 'inherit', '--width': '380px' } as CSSProperties

/**
 * Shows toasts on top, on wide windows below the bar, at most three at a time (SH-UI-07, SH-UI-08): at the bottom they
 * lie over the button that is pressed next, that of a composer or of a dialog (SH-UI-17).
 */
export function ToastRegion() {
  useEffect(() => {
    const kept = takeToast()
    if (kept) show(kept, Number.POSITIVE_INFINITY)
    return receiveToasts(show)
  }, [])
  return (
    <div onFocusCapture={rememberOrigin}>
      <Toaster
        expand
        position="top-center"
        visibleToasts={atMost}
        containerAriaLabel={words.toasts}
        gap={10}
        offset={{ top: belowBar }}
        mobileOffset={12}
        style={look}
        toastOptions={{ className: 'pointer-events-auto w-full rounded-[14px] lg:w-[380px]' }}
      />
    </div>
  )
}

let turn = 0

/** The same words replace each other instead of standing twice; a fourth toast sends the oldest away (SH-UI-08). */
function show(content: ToastContent, stays = lastsFor(content)): void {
  turn += 1
  put({ content, stays, key: turn })
}

type Shown = { content: ToastContent; stays: number; key: number; isHeld?: boolean }

/** The card is another one with each turn: a live region that comes is read out, one that stays as it was is not (SH-UI-25). */
function put({ content, stays, key, isHeld = false }: Shown): void {
  const id = idOf(content)
  toast.custom(
    () => (
      <ToastCard
        {...content}
        key={key}
        ref={passedByTab}
        onClose={() => {
          toast.dismiss(id)
          returnFocus()
        }}
        onFocus={(event) => {
          // The list of toasts gives the focus back to where it came from whenever it leaves: Tab would never get past
          // a toast at the end of the page. What it does not hear of it leaves alone.
          event.stopPropagation()
          // The mouse pauses the timer by itself; the keyboard has to be told.
          if (isOnScreen(id)) put({ content, stays, key, isHeld: true })
        }}
        onBlur={(event) => {
          if (isOnScreen(id) && !event.currentTarget.contains(event.relatedTarget)) put({ content, stays, key })
        }}
      />
    ),
    { id, duration: isHeld ? Number.POSITIVE_INFINITY : stays },
  )
  const others = toast.getToasts().filter((other) => other.id !== id)
  // Beside 'gelukt' what failed before it reads as if it still did; what can be done about it stays (SH-UI-21).
  if (content.kind === 'success') for (const other of others) if (isPassingError(other)) toast.dismiss(other.id)
  for (const oldest of others.slice(0, 1 - atMost)) toast.dismiss(oldest.id)
}

/** The card's own buttons are all there is to do in a toast: what is drawn around it is no stop on the way. */
const passedByTab = (card: HTMLElement | null): void =>
  card?.closest('[data-sonner-toast]')?.removeAttribute('tabindex')

/** The element that had the focus before it came to the toasts. */
let origin: EventTarget | null = null
function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) origin = relatedTarget
}

/** A toast that is closed gives the focus back, unless what was pressed in it took the focus elsewhere (SH-UI-15). */
function returnFocus(): void {
  if (!document.activeElement?.closest('[data-sonner-toast]')) return
  giveFocus([origin instanceof Element ? origin : null], { preventScroll: true })
}

const isOnScreen = (id: string): boolean => toast.getToasts().some((other) => other.id === id)
const lastsFor = ({ kind, action }: ToastContent): number =>
  action?.lasts ?? (kind === 'error' && action ? Number.POSITIVE_INFINITY : lasts)
const isPassingError = (other: ReturnType<typeof toast.getToasts>[number]): boolean =>
  String(other.id).startsWith('error\n') && 'duration' in other && other.duration !== Number.POSITIVE_INFINITY
/** Of what failed under one title the newest reason counts, unless something can be done about the one before (SH-UI-25). */
const idOf = ({ kind, title, line = '', action }: ToastContent): string =>
  kind === 'error' && !action ? `${kind}\n${title}` : `${kind}\n${title}\n${line}`
