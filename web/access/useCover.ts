import { useEffect, useState } from 'react'
import { giveFocus } from '../base/focus/giveFocus.ts'

/**
 * A place on top of everything, dialogs included, while all the rest of the page is inert: nothing below takes a click, a
 * key or the focus, and it stays as it is until the cover goes (SH-MAINT-14, SH-EDGE-28).
 */
export function useCover(): HTMLElement | null {
  const [cover, setCover] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const place = document.createElement('div')
    const before = document.activeElement
    // What opened a dialog may have switched the page off below it; the cover must still take clicks.
    place.style.pointerEvents = 'auto'
    document.body.append(place)
    const made: Element[] = []
    const coverRest = () => {
      for (const other of document.body.children) {
        if (other === place || other.hasAttribute('inert')) continue
        other.setAttribute('inert', '')
        made.push(other)
      }
    }
    coverRest()
    const release = keepFromBelow(place)
    // A dialog or a toast may still appear.
    const watch = new MutationObserver(coverRest)
    watch.observe(document.body, { childList: true })
    setCover(place)
    return () => {
      watch.disconnect()
      release()
      for (const other of made) other.removeAttribute('inert')
      place.remove()
      giveFocus([before], { preventScroll: true })
    }
  }, [])
  return cover
}

const touches = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/** An open dialog listens on the document and would close, with what was typed in it, by a key or a click on the cover. */
function keepFromBelow(place: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  const stopEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopImmediatePropagation()
  for (const touch of touches) place.addEventListener(touch, stop)
  window.addEventListener('keydown', stopEscape, { capture: true })
  return () => window.removeEventListener('keydown', stopEscape, { capture: true })
}
