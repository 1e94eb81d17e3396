import { giveFocus, isFocusLost } from '../../../base/focus/giveFocus.ts'

/**
 * The button that was pressed has gone with the state it led out of, and the question over it too: once that is drawn the
 * order takes the focus and comes into sight (SHOP-ORDER-48).
 */
export const keepFocus = (orderId: string): void =>
  void requestAnimationFrame(() =>
    setTimeout(() => {
      if (isFocusLost()) giveFocus([document.querySelector(`[data-order="${orderId}"]`)])
    }),
  )
