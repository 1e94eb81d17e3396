type Signed = { signed?: Promise<void> }

/**
 * Remembers from the first moment of a page on whether its visitor gave a sign: a touch, a key, a move of the pointer,
 * scrolling, a press, a press in a frame, or a text that comes into a field without any of these, as dictation and writing
 * aids bring it (SH-ERR-38). The renderer writes this function into the page: it may use nothing but the
 * browser.
 */
export function rememberSigns(): void {
  const page = window as Signed
  page.signed = new Promise((sign) => {
    for (const type of ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'input', 'scroll', 'blur'])
      addEventListener(type, () => sign(), { once: true, passive: true, capture: true })
  })
}

/** The first sign of the visitor, which may have been before this code was there (SH-ERR-34); never, where nobody listens for one. */
export const firstSign = (): Promise<void> => (window as Signed).signed ?? new Promise(() => {})
