/** A seeded generator of pseudo-random draws: the same seed gives the same row of draws, everywhere and always. */
export type Draws = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from `least` to `most`, both of them included. */
  whole(least: number, most: number): number
  chance(share: number): boolean
  pick<One>(from: readonly One[]): One
  /** So many different ones, in a drawn order; all of them when there are fewer. */
  some<One>(from: readonly One[], count: number): One[]
  /** Around a middle, in the shape of a bell. */
  around(middle: number, spread: number): number
}

/** Mulberry32 on the FNV-1a hash of the seed. */
export function draws(seed: string): Draws {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick<One>(from: readonly One[]) {
      const found = from[whole(0, from.length - 1)]
      if (found === undefined) throw new Error('nothing can be drawn from an empty list')
      return found
    },
    some<One>(from: readonly One[], count: number) {
      const left = [...from]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat()
    },
    around: (middle, spread) => middle + spread * (next() + next() + next() - 1.5) * 1.15,
  }
}

/** A whole number of 32 bits for a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
