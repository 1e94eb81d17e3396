import { useSyncExternalStore } from 'react'

/** A value of the page rather than of one part: far parts set it, and those that show it are drawn again. */
export function pageState<Value>(first: Value) {
  let now = first
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    now: () => now,
    set: (next: Value): void => {
      now = next
      for (const listener of listeners) listener()
    },
    useNow: (): Value =>
      useSyncExternalStore(
        listen,
        () => now,
        () => first,
      ),
  }
}
