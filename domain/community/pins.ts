/** How many channels of one community somebody pins at most (COM-PIN-04). */
export const maxPins = 10

/** Why no channel more can be pinned in a community where so many are, or null (COM-PIN-04). */
export const pinRefusal = (pinned: number): { code: 'TOO_MANY_PINS' } | null =>
  pinned < maxPins ? null : { code: 'TOO_MANY_PINS' }

/** The place of the next one that is pinned: after all of its community that are (COM-PIN-02). */
export const nextPin = (pins: readonly (number | null)[]): number => Math.max(0, ...pins.map((pin) => pin ?? 0)) + 1
