/** Dice that fall the same way for the same seed (mulberry32), so that a run can be told again. */
export type Dice = {
  /** A whole number from 0 up to this one, which does not come. */
  upTo(many: number): number
  one<Of>(list: readonly Of[]): Of
  /** The same things in another order. */
  shuffled<Of>(list: readonly Of[]): Of[]
}

export function openDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (many: number) => Math.floor(next() * many)
  return {
    upTo,
    one: (list) => {
      const found = list[upTo(list.length)]
      if (found === undefined) throw new Error('there is none to take')
      return found
    },
    shuffled: (list) => {
      const left = [...list]
      return list.map(() => left.splice(upTo(left.length), 1)[0] as (typeof list)[number])
    },
  }
}
