type Page = { importFile?: (name: string) => Promise<unknown> }
type Import = (address: string) => Promise<unknown>

/**
 * Gives the page `importFile`, by which the built code fetches its lazy files. A browser may remember for as long as the
 * page lives that a file could not be fetched, and then asks for it no more (whatwg/html#6768). So from the second attempt
 * on, a file that still fails is asked for at an address that the browser does not know: it never ran under the old one.
 * The renderer writes this function into the page: it may use nothing but the browser.
 */
export function importAgain(fetched: Import = (address) => import(/* @vite-ignore */ address)): void {
  const attempts: Record<string, number> = {}
  const page = globalThis as Page
  page.importFile = (name) => {
    const address = `/assets/${name}`
    const before = attempts[name] ?? 0
    const first = fetched(address)
    return (before > 0 ? first.catch(() => fetched(`${address}?again=${before}`)) : first).catch((fault: unknown) => {
      attempts[name] = before + 1
      throw fault
    })
  }
}
