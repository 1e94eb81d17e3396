type Import = (address: string) => Promise<unknown>

/**
 * Begins the code that a page names (`<meta name="code">`: the addresses of its files, the entry first). It is fetched once
 * something of the page is seen, so that its letters, look and pictures have the line to themselves until then, and runs
 * once all of the page is there: before that it would take over half a page, and empty it. Where nothing is painted, or
 * nothing is told of it, it is fetched after the page is loaded. The renderer writes this function into the page: it may
 * use nothing but the browser (SH-ERR-34).
 */
export function afterPaint(run: Import = (address) => import(/* @vite-ignore */ address)): void {
  let isFetched = false
  const fetchCode = () => {
    const named = document.querySelector<HTMLMetaElement>('meta[name=code]')
    if (isFetched || !named) return
    isFetched = true
    const files = named.content.split(' ')
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = file
      document.head.append(link)
    }
    // Its name goes once it runs, which tells whoever looks.
    const start = () => void run(files[0] ?? '').then(() => named.remove())
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true })
    else start()
  }
  const tellsPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (tellsPaint) new PerformanceObserver(fetchCode).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(fetchCode, tellsPaint ? 1_000 : 0))
}
