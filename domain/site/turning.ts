/** What decides whether something on the page moves by itself at this moment. */
export type Turning = {
  /** Somebody pressed the pause button. */
  paused: boolean
  /** The pointer is over it, or a finger on it. */
  hovered: boolean
  /** The focus is in it. */
  focused: boolean
  /** Nobody can see it, or the visitor asked for less motion. */
  resting: boolean
}

/** Whether moving content moves now: it waits for whoever reads, operates or does not see it (MKT-HOME-10). */
export const isTurning = ({ paused, hovered, focused, resting }: Turning): boolean =>
  !paused && !hovered && !focused && !resting

/** Which of `count` things comes after this one; after the last the first. */
export const nextTurn = (index: number, count: number): number => (index + 1) % count

/** How far a row of cards has been moved, in pixels: from its start, how much of it is seen, and how long it is. */
export type Row = { at: number; seen: number; length: number }

/** Where the row goes by one view, forward (1) or back (-1); past its end it starts again, past its start it ends. */
export function nextPlace({ at, seen, length }: Row, direction: 1 | -1): number {
  const end = Math.max(length - seen, 0)
  // Browsers round the place of a row that rests at its end.
  if (direction === 1 && at >= end - 1) return 0
  if (direction === -1 && at <= 1) return end
  return Math.min(Math.max(at + direction * seen, 0), end)
}
