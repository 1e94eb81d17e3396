import { untilLoaded } from '../hydration/untilLoaded.ts'
import type { Asked } from './navigate.ts'
import { safePath } from './paths.ts'

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
    if (path.startsWith('/community/')) void handedOver(path).then(() => go(path))
    else go(path)
  }
  // Its code comes with the first event: no page of ours sends one by itself.
  const onNavigate = ({ detail }: CustomEvent<Asked>) =>
    void untilLoaded(() => import('./navigate.ts')).then(({ navigate }) => navigate(detail ?? {}, go))
  document.addEventListener('click', onClick)
  window.addEventListener('navigate', onNavigate)
  return () => {
    document.removeEventListener('click', onClick)
    window.removeEventListener('navigate', onNavigate)
  }
}

// Its code comes with the first such link: no page of a visitor has one. Without it the address alone says where it leads.
const handedOver = (path: string) =>
  import('./handOver.ts').then(
    ({ handOver }) => handOver(path),
    () => undefined,
  )

/** The path that a plain click on a content link asks for; null leaves the click to the browser. */
function contentPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.content-link[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  if (link.origin !== window.location.origin) return null
  return safePath(link.pathname + link.search + link.hash)
}
