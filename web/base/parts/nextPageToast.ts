import { toastKey } from './nextPageToastKey.ts'
import type { ToastContent } from './toast.ts'

/** A flash message: a toast that one page keeps in sessionStorage and the next one shows once, until it is closed. */
export type KeptToast = Pick<ToastContent, 'kind' | 'title' | 'line'>

/** Leaves a toast for the next page of this tab; a browser that keeps nothing tells nothing. */
export function keepToast({ kind, title, line }: KeptToast): void {
  try {
    sessionStorage.setItem(toastKey, JSON.stringify({ kind, title, line }))
  } catch {}
}

/** The toast that the page before left, once. */
export function takeToast(): KeptToast | null {
  try {
    const kept = sessionStorage.getItem(toastKey)
    sessionStorage.removeItem(toastKey)
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
