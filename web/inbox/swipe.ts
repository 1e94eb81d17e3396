/** How far a card follows the finger, and how far it must come to be read, in pixels (IN-CARD-16, IN-CARD-17, X3-LIMIT-08). */
const farthest = 150
const threshold = 100
/** A finger that moved this far has chosen a direction. */
const decided = 10

export type Swipe = 'undecided' | 'card' | 'page'

/** Whether a movement is the card's or the page's: only a mainly sideways one to the right moves the card (IN-CARD-18). */
export function swipeOf(dx: number, dy: number): Swipe {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < decided) return 'undecided'
  return dx > Math.abs(dy) ? 'card' : 'page'
}

/** How far the card stands from its place for a finger that moved so far: to the right only, and not beyond 150. */
export const offsetOf = (dx: number): number => Math.min(Math.max(dx, 0), farthest)

/** Whether letting go here marks the card read: past 100 pixels, not at 100. */
export const isPast = (dx: number): boolean => dx > threshold
