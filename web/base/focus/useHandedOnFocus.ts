import { type RefObject, useLayoutEffect } from 'react'
import { giveFocus, isFocusLost } from './giveFocus.ts'

/** What goes with the focus in it hands that on to what comes in its place, or to the page, unless that took it by itself. */
export function useHandedOnFocus(going: RefObject<HTMLElement | null>, successor: () => Element | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it goes
  useLayoutEffect(() => {
    const element = going.current
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => isFocusLost() && giveFocus([successor()]))
    }
  }, [])
}
