import { flushSync } from 'react-dom'
import { giveFocus } from './giveFocus.ts'

type Place = Element | null | undefined

/**
 * For what is about to go, or to stand elsewhere, with the focus in it: that goes on with `inside` of the next one, or of
 * the one before, or with what is named besides.
 */
export function focusBeside(going: Place, inside?: string, besides?: Place): void {
  const beside = going?.nextElementSibling ?? going?.previousElementSibling
  giveFocus([inside ? beside?.querySelector(inside) : beside, besides])
}

/** What moves may be taken out and put in elsewhere, which takes the focus away: it follows. */
export function focusThrough(moving: HTMLElement, move: () => void): void {
  flushSync(move)
  moving.focus()
}
