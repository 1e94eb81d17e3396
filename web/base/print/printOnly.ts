import { useEffect } from 'react'

/**
 * The rules of paper: of the whole page only what is `data-printed` comes out, in black on white whatever the light on
 * screen, and each `data-sheet` on a page of its own. They stand here and not in the style sheet of the site, which every
 * first page loads.
 */
const paper = `@media print {
  @page { margin: 16mm }
  html, body { background: #fff !important; filter: none !important }
  body *:not(:has([data-printed])):not([data-printed]):not([data-printed] *) { display: none !important }
  *:has([data-printed]) { display: block !important; position: static !important; margin: 0 !important; padding: 0 !important; border: 0 !important; min-height: 0 !important; max-width: none !important; overflow: visible !important; transform: none !important }
  [data-printed] { display: block !important }
  [data-printed], [data-printed] * { color: #000 !important; background: none !important; border-color: #888 !important }
  [data-sheet] { max-width: none !important; border: 0 !important; padding: 0 !important; break-after: page; break-inside: avoid }
  [data-sheet]:last-child { break-after: auto }
}`

/** Prints only what is marked for it, for as long as it is on screen. */
export function usePrintOnly(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(paper)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
