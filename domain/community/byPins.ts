/** The channels of a community as they stand on screen: the pinned ones by their places, and the others as they were (COM-PIN-02). */
export const byPins = <Channel extends { pin: number | null }>(
  channels: readonly Channel[],
): { pinned: Channel[]; others: Channel[] } => ({
  pinned: channels.filter(({ pin }) => pin !== null).sort((one, other) => Number(one.pin) - Number(other.pin)),
  others: channels.filter(({ pin }) => pin === null),
})
