export type Pressed = { pressedLast?: HTMLElement | null; pressBegun?: HTMLElement | null; escaped?: boolean }

/**
 * Remembers which button was pressed last, and on which one, or which label of a box to tick, a press began that has not
 * ended, and whether Escape was pressed, from the first moment of a page on. The renderer writes this function into the
 * page: it may use nothing but the browser.
 */
export function rememberPress(): void {
  const page = window as Pressed
  const remember = ({ target, type }: Event) => {
    const at = target instanceof Element ? target : null
    page.pressBegun = type === 'pointerdown' ? (at?.closest<HTMLElement>('button, label') ?? null) : null
    // A popover of the browser's own opens without code: pressed again it would close.
    if (type === 'click') page.pressedLast = at?.closest<HTMLElement>('button:not([popovertarget])') ?? null
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'])
    addEventListener(type, remember, { capture: true })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') page.escaped = true
  })
}

/** The button that was pressed last. */
export const pressedLast = (): HTMLElement | null => (window as Pressed).pressedLast ?? null
