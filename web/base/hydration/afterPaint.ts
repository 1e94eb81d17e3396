type Import = (address: string) => Promise<unknown>

/**
 * Begins the code that a page names (`<meta name="code">`: the addresses of its files, the entry first) once something of
 * it is seen: until then its letters, look and pictures have the line to themselves. In a tab in the background nothing is
 * painted, so there it begins when the page is loaded. The renderer writes this function into the page: it may use nothing
 * but the browser (SH-ERR-34).
 */
export function afterPaint(run: Import = (address) => import(/* @vite-ignore */ address)): void {
  let isBegun = false
  const begin = () => {
    const named = document.querySelector<HTMLMetaElement>('meta[name=code]')
    if (isBegun || !named) return
    isBegun = true
    const [entry = '', ...files] = named.content.split(' ')
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = file
      document.head.append(link)
    }
    // Its name goes once it runs, which tells whoever looks; where it cannot be fetched the page stays as it was drawn.
    const begun = () => named.remove()
    run(entry).then(begun, begun)
  }
  const isPainted = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint') && !document.hidden
  if (isPainted) new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  else addEventListener('load', begin)
}
