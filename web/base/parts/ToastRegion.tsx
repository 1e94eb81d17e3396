import { type FocusEvent, useEffect, useSyncExternalStore } from 'react'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { ToastCard } from './ToastCard.tsx'
import { receiveToasts, type ToastContent } from './toast.ts'
import { words } from './words.ts'

const lasts = 5000
const atMost = 3

/** Shows toasts bottom right, on a phone on top, at most three at a time (SH-UI-07, SH-UI-08). */
export default function ToastRegion() {
  const isDesktop = useSyncExternalStore(
    watchWidth,
    () => desktop().matches,
    () => true,
  )
  useEffect(() => receiveToasts(show), [])
  return (
    <div onFocusCapture={rememberOrigin}>
      <Toaster
        expand
        position={isDesktop ? 'bottom-right' : 'top-center'}
        visibleToasts={atMost}
        containerAriaLabel={words.toasts}
        gap={10}
        offset={24}
        mobileOffset={12}
        style={{ zIndex: 'var(--z-toast)', fontFamily: 'inherit' }}
        toastOptions={{ className: 'pointer-events-auto w-full rounded-[14px] lg:w-[380px]' }}
      />
    </div>
  )
}

/** The same words replace each other instead of standing twice; a fourth toast sends the oldest away (SH-UI-08). */
function show(content: ToastContent, duration = lastsFor(content)): void {
  const id = idOf(content)
  toast.custom(
    () => (
      <ToastCard
        {...content}
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
          if (isOnScreen(id)) show(content, Number.POSITIVE_INFINITY)
        }}
        onBlur={(event) => isOnScreen(id) && !event.currentTarget.contains(event.relatedTarget) && show(content)}
      />
    ),
    { id, duration },
  )
  const others = toast.getToasts().filter((other) => other.id !== id)
  for (const oldest of others.slice(0, 1 - atMost)) toast.dismiss(oldest.id)
}

/** The card's own buttons are all there is to do in a toast: what is drawn around it is no stop on the way. */
const passedByTab = (card: HTMLElement | null): void =>
  card?.closest('[data-sonner-toast]')?.removeAttribute('tabindex')

/** What had the focus before it came to the toasts. */
let origin: EventTarget | null = null
function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) origin = relatedTarget
}

/** A toast that is closed gives the focus back, unless what was pressed in it took the focus elsewhere (SH-UI-15). */
function returnFocus(): void {
  if (!document.activeElement?.closest('[data-sonner-toast]')) return
  const back = origin instanceof HTMLElement && origin.isConnected ? origin : document.querySelector('main')
  back?.focus({ preventScroll: true })
}

const isOnScreen = (id: string): boolean => toast.getToasts().some((other) => other.id === id)
const lastsFor = ({ kind, action }: ToastContent): number =>
  action?.lasts ?? (kind === 'error' && action ? Number.POSITIVE_INFINITY : lasts)
const idOf = ({ kind, title, line = '' }: ToastContent): string => `${kind}\n${title}\n${line}`

const desktop = () => window.matchMedia('(min-width: 1024px)')
function watchWidth(listener: () => void): () => void {
  desktop().addEventListener('change', listener)
  return () => desktop().removeEventListener('change', listener)
}
