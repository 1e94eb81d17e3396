/** What waits for the line in this browser, as a database of its own. */
export const boxName = 'bewezen-waiting'

/** Throws away all that waits, in every tab. */
export function dropBox(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(boxName)
  } catch {
    // A browser that forbids it holds nothing.
  }
}
