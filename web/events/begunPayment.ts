import { eventPath, type Shown } from './shown.ts'

const key = 'begun-payment'

/** Remembers, in this tab alone, at which event a payment is begun: the return from it names none (EV-PAY-19, EV-PAY-25). */
export function keepBegun(shown: Shown): void {
  try {
    sessionStorage.setItem(key, eventPath(shown))
  } catch {}
}

/** The address of the event whose payment was begun in this tab, once; null when none is remembered or it cannot be read (EV-PAY-25). */
export function takeBegun(): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return path?.startsWith('/events/') ? path : null
  } catch {
    return null
  }
}
