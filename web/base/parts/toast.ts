import { askAgain } from '../hydration/untilLoaded.ts'
import { toastsTold } from './toastsTold.ts'

export type ToastKind = 'success' | 'error' | 'notice'
/** `lasts` says for how many milliseconds it is offered, when the moment passes. */
export type ToastAction = { label: string; onPress: () => void; lasts?: number }
export type ToastContent = { kind: ToastKind; title: string; line?: string; action?: ToastAction }

/** No more are shown at a time (SH-UI-08). */
export const atMost = 3

let waiting: ToastContent[] = []
let region: ((content: ToastContent) => void) | null = null

/** Shows a success toast: a title, perhaps one line and one action. Closes after 5 s (SH-UI-07). */
export const tellSuccess = (title: string, line?: string, action?: ToastAction): void =>
  tell({ kind: 'success', title, line, action })

/** Shows an error toast: what went wrong and what can be done. Closes after 5 s, or stays with an action (SH-UI-07). */
export const tellError = (title: string, line?: string, action?: ToastAction): void =>
  tell({ kind: 'error', title, line, action })

/** Shows a neutral toast, such as a new message. */
export const tellNotice = (title: string, line?: string, action?: ToastAction): void =>
  tell({ kind: 'notice', title, line, action })

/** Registers the toast region on screen, which takes over toasts from before it was there. Returns how to unregister. */
export function receiveToasts(receive: (content: ToastContent) => void): () => void {
  region = receive
  const late = waiting
  waiting = []
  for (const content of late) receive(content)
  return () => {
    region = null
  }
}

function tell(content: ToastContent): void {
  if (region) {
    region(content)
    return
  }
  waiting = [...waiting, content].slice(-atMost)
  toastsTold.set(true)
  askAgain()
}
