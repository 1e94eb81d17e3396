import { handOver } from './handOver.ts'
import { safePath, safeUrl } from './paths.ts'

/** What a `navigate` event asks: a path of this site, or another site's address (SH-LINK-03). */
export type Asked = { path?: string; url?: string; newTab?: boolean }

declare global {
  interface WindowEventMap {
    navigate: CustomEvent<Asked>
  }
}

/**
 * Makes content links and `navigate` events move inside the app (SH-LINK-01..04, SH-LINK-10); `go` opens a path of
 * this site without loading the page anew. Answers a function that stops it.
 */
export function followLinks(go: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const path = contentPath(event)
    if (path === null) return
    event.preventDefault()
    handOver(path)
    go(path)
  }
  const onNavigate = (event: CustomEvent<Asked>) => {
    const { path, url, newTab } = event.detail ?? {}
    const [inside, outside] = [safePath(path), safeUrl(url)]
    if (inside !== null) go(inside)
    else if (outside !== null && newTab) window.open(outside, '_blank', 'noopener')
    else if (outside !== null) window.location.assign(outside)
    // biome-ignore lint/suspicious/noConsole: SH-LINK-03 wants an address that leads nowhere to be logged.
    else console.warn('navigate: ignored', path ?? url)
  }
  document.addEventListener('click', onClick)
  window.addEventListener('navigate', onNavigate)
  return () => {
    document.removeEventListener('click', onClick)
    window.removeEventListener('navigate', onNavigate)
  }
}

/** The path that a plain click on a content link asks for; null leaves the click to the browser. */
function contentPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.content-link[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  if (link.origin !== window.location.origin) return null
  return safePath(link.pathname + link.search + link.hash)
}
