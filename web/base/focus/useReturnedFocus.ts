import { useRef } from 'react'
import { giveFocus, isFocusLost } from './giveFocus.ts'

/** What opened the dialog that is open or goes at this moment: one that takes its place was opened by the same. */
let lastOpener: HTMLElement | null = null

/**
 * For dialogs that are opened by state instead of by a trigger of their own: where the focus goes when they open,
 * and back to what had it before when they close (SH-UI-15).
 */
export function useReturnedFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    /** Chooses the first field, or the heading where a keyboard on screen would jump up unasked. */
    onOpenAutoFocus(event: Event) {
      opener.current = (isFocusLost() && lastOpener) || openerOf(document.activeElement)
      lastOpener = opener.current
      const dialog = event.currentTarget
      if (!(dialog instanceof HTMLElement)) return
      const field =
        'readsFirst' in dialog.dataset
          ? null
          : dialog.querySelector<HTMLElement>('[autofocus], input, select, textarea')
      const heading = dialog.querySelector<HTMLElement>('h2')
      // Where typing is all there is to do, the keyboard is what was asked for.
      const typing = dialog.querySelector<HTMLElement>('[data-focus-first]')
      const chosen = typing ?? (window.matchMedia('(pointer: coarse)').matches ? heading : (field ?? heading))
      if (!chosen) return
      event.preventDefault()
      chosen.focus()
    },
    rememberOpener() {
      opener.current = openerOf(document.activeElement)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      lastOpener = null
      // Another dialog took the place of this one, and has the focus: taking it away would mark what stands in its field.
      if (document.activeElement?.closest('[role="dialog"]')?.contains(opener.current) === false) return
      // An opener may be gone by its own dialog, such as the button that erases.
      if (opener.current?.isConnected || isFocusLost()) giveFocus([opener.current])
    },
  }
}

/** A menu is gone when the dialog closes, so the focus returns to what opened the menu. */
function openerOf(focused: Element | null): HTMLElement | null {
  const trigger = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = trigger ? document.getElementById(trigger) : focused
  return opener instanceof HTMLElement ? opener : null
}
