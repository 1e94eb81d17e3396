import { contentId } from './words.ts'

/** The skip link leaves the address alone: in `/profile#settings` its own hash would close what one skips to. */
export function skipToContent(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.matches(`[href="#${contentId}"]`))) return
    event.preventDefault()
    const content = document.getElementById(contentId)
    content?.scrollIntoView()
    content?.focus()
  })
}
