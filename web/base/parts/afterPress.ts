import type { Pressed } from '../hydration/press.ts'

/**
 * Does something that may move what lies below, such as saying that a field is wrong, when the button that is being
 * pressed is no more: one that moves away between the pointer's down and up is not pressed. At once when none is.
 */
export const afterPress = (then: () => void): void => {
  if ((window as Pressed).pressBegun) addEventListener('pointerup', () => setTimeout(then), { once: true })
  else then()
}
