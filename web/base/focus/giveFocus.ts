type Place = Element | null | undefined

/** Whether what had the focus went, so that nothing has it but the page itself. */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, main') ?? true

/** Gives the focus to the first of these that is on screen, or to the page itself: never to its very top (SH-UI-15). */
export function giveFocus(places: readonly Place[], options?: FocusOptions): void {
  const next = places.find(isOnScreen)
  if (next) next.focus(options)
  else document.querySelector('main')?.focus({ preventScroll: true })
}

const isOnScreen = (place: Place): place is HTMLElement =>
  place?.isConnected === true && place.getClientRects().length > 0
