type Signed = { hasSigned?: boolean; onSign?: () => void }

/**
 * Remembers from the first moment of a page on whether its visitor gave a sign: a touch, a key, a move of the pointer,
 * scrolling, a press, or a press in a frame. The renderer writes this function into the page: it may use nothing but the
 * browser.
 */
export function rememberSigns(): void {
  const page = window as Signed
  const sign = () => {
    page.hasSigned = true
    page.onSign?.()
  }
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'scroll', 'blur'])
    addEventListener(type, sign, { once: true, passive: true, capture: true })
}

/** Does this at the first sign of the visitor, which may have been before this code was there (SH-ERR-34). */
export function atFirstSign(act: () => void): void {
  const page = window as Signed
  page.onSign = act
  if (page.hasSigned) act()
}
