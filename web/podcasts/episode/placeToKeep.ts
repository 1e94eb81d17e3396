import type { Told } from '../playing/protocol.ts'

/** How much further a player must be before where it is is kept anew, in seconds. */
export const keptEvery = 15

export type Kept = { position: number | null; wasPlaying: boolean }

/**
 * Whether what a player told is kept now as the place where one is: every fifteen seconds while it plays, and at once
 * where it stops. One that was never played keeps nothing (POD-MORE-46).
 */
export function placeToKeep(kept: Kept, told: Told & { position: number }): boolean {
  const { position, isPlaying } = told
  if (kept.position !== null && Math.floor(position) === Math.floor(kept.position)) return false
  if (isPlaying === false) return kept.wasPlaying
  return kept.wasPlaying && Math.abs(position - (kept.position ?? 0)) >= keptEvery
}

/** Whether an episode that was playing is over with what the player told now (POD-MORE-51). */
export const isHeardOut = (kept: Kept, { isOver }: Told): boolean => kept.wasPlaying && isOver === true

/** The place that is offered to go on from; not the very beginning (POD-MORE-46). */
export const offeredPlace = (mark: { positionSeconds: number | null } | null): number | null =>
  mark?.positionSeconds && mark.positionSeconds >= 10 ? mark.positionSeconds : null
