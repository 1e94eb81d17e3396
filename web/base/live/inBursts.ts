/**
 * A trailing-edge throttle: `renew` is called at once, and of what follows within the pause once more, at its end. For
 * what everybody hears of everybody, such as the seats of an event that opens (EV-CAL-35, SH-TODAY-19).
 */
export function inBursts(renew: () => void, pauseMs = 2_000): () => void {
  let isWaiting = false
  let again = false
  return function ask() {
    if (isWaiting) {
      again = true
      return
    }
    renew()
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (!again) return
      again = false
      ask()
    }, pauseMs)
  }
}
