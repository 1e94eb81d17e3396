import { pageState } from '../drawn/pageState.ts'

export type ToastKind = 'success' | 'error' | 'notice'
/** `lasts` says for how many milliseconds it is offered, when the moment passes. */
export type ToastAction = { label: string; onPress: () => void; lasts?: number }
export type ToastContent = { kind: ToastKind; title: string; line?: string; action?: ToastAction }

let waiting: ToastContent[] = []
let region: ((content: ToastContent) => void) | null = null

/** Says shortly that something worked: a title, perhaps one line and one action. Closes after 5 s (SH-UI-07). */
export const tellSuccess = (title: string, line?: string, action?: ToastAction): void =>
  tell({ kind: 'success', title, line, action })

/** Says what went wrong and what can be done. Closes after 5 s, or stays when it offers an action (SH-UI-07). */
export const tellError = (title: string, line?: string, action?: ToastAction): void =>
  tell({ kind: 'error', title, line, action })

/** Says something that is neither, such as a new message. */
export const tellNotice = (title: string, line?: string, action?: ToastAction): void =>
  tell({ kind: 'notice', title, line, action })

/** Whether anything has been told yet: until then the page does without the toasts' code. */
export const told = pageState(false)

/** The region on screen takes over what was told before it was there. Returns how it leaves again. */
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
  waiting = [...waiting, content]
  told.set(true)
}
