/** The name of the IndexedDB database with everything that waits for a connection. */
export const boxName = 'bewezen-waiting'

/** Throws away all that waits, in every tab. */
export function dropBox(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(boxName)
  } catch {
    // A browser that forbids it holds nothing.
  }
}
