/**
 * Marks on the page in which of these zones it is another time than here, before anything is seen of it. The renderer
 * writes this function into the page: it may use nothing but the browser.
 */
export function markClocks(zones: readonly string[]): void {
  try {
    const now = new Date()
    const at = (timeZone?: string) => now.toLocaleString('nl', { timeZone })
    document.documentElement.dataset.otherClocks = zones.filter((zone) => at(zone) !== at()).join(' ')
  } catch {}
}
