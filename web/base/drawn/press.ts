type Pressed = { pressedLast?: HTMLElement | null }

/**
 * Remembers which button was pressed last, from the first moment of a page on. The renderer writes this function into
 * the page: it may use nothing but the browser.
 */
export function rememberPress(): void {
  const remember = ({ target }: Event) => {
    ;(window as Pressed).pressedLast = target instanceof Element ? target.closest('button') : null
  }
  addEventListener('click', remember, { capture: true })
}

/** The button that was pressed last. */
export const pressedLast = (): HTMLElement | null => (window as Pressed).pressedLast ?? null
