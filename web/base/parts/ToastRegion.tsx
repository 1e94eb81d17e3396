import { useEffect, useSyncExternalStore } from 'react'
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
    <Toaster
      expand
      position={isDesktop ? 'bottom-right' : 'top-center'}
      visibleToasts={atMost}
      containerAriaLabel={words.toasts}
      gap={10}
      offset={24}
      mobileOffset={12}
      style={{ zIndex: 'var(--z-toast)', fontFamily: 'inherit' }}
      toastOptions={{ className: 'pointer-events-auto w-full lg:w-[380px]' }}
    />
  )
}

/** The same words replace each other instead of standing twice; a fourth toast sends the oldest away (SH-UI-08). */
function show(content: ToastContent, duration = lastsFor(content)): void {
  const id = idOf(content)
  toast.custom(
    () => (
      <ToastCard
        {...content}
        onClose={() => toast.dismiss(id)}
        // The mouse pauses the timer by itself; the keyboard has to be told.
        onFocus={() => isOnScreen(id) && show(content, Number.POSITIVE_INFINITY)}
        onBlur={(event) => isOnScreen(id) && !event.currentTarget.contains(event.relatedTarget) && show(content)}
      />
    ),
    { id, duration },
  )
  const others = toast.getToasts().filter((other) => other.id !== id)
  for (const oldest of others.slice(0, 1 - atMost)) toast.dismiss(oldest.id)
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
