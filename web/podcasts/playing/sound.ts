import type { Told } from './protocol.ts'

/**
 * How the sound of an episode is, as far as its player lets know: nothing is wrong, it is waited for, the player stayed
 * silent for too long, or the player said that it cannot play (POD-MORE-66).
 */
export type Sound = 'fine' | 'awaited' | 'silent' | 'failed'

/**
 * How long sound is waited for, in milliseconds. A player whose house cannot be reached tells nothing, as one that is slow:
 * time alone tells them apart. It is as long as the frame of a stream may take (LIVE-PLAYER-10).
 */
export const soundWithin = 15_000

/** How it is after the player told something; one that said it cannot play is believed until it plays after all. */
export function soundAfter(sound: Sound, { isPlaying, isWaiting, hasFailed }: Told): Sound {
  if (hasFailed) return 'failed'
  if (isPlaying) return 'fine'
  if (isPlaying === undefined || sound === 'failed') return sound
  if (isWaiting) return sound === 'silent' ? 'silent' : 'awaited'
  return 'fine'
}
