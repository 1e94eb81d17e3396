import type { Query } from '@tanstack/react-query'

/** What can be wanted, by kind: each room adds its own by merging into this interface (`web/<room>/wishes.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: empty until the rooms add theirs
export interface Wishes {}

type Kind = keyof Wishes
/** A state that somebody wants something to have, and that could not be told to the server yet (COM-CHAT-52). */
export type Wish = { [Each in Kind]: { kind: Each } & Wishes[Each] }[Kind]
type WishOf<Of extends Kind> = Extract<Wish, { kind: Of }>

/** A room's handler of one kind of wishes. */
export type WishRules<Of extends Wish> = {
  /** The thing it is about: of two wishes for the same thing one is kept, the later unless the earlier goes further. */
  about: (wish: Of) => string
  goesFurther?: (earlier: Of, later: Of) => boolean
  /** Tells the server, and shows what it answers; throws what the server refuses and when the line is lost. */
  send: (wish: Of) => Promise<void>
  /** Shows what is stored, after the server refused. */
  renew: (wish: Of) => void
  /** What is said to somebody who signs out while this many wait, of what nobody could want again; without it they are not asked. */
  lost?: (count: number) => string
  /** How an answer that was just read looks with the wish granted, or nothing when the wish is not about it. */
  granted: (query: Pick<Query, 'queryKey' | 'queryHash'>, wish: Of) => ((value: never) => unknown) | undefined
}

/** The rules of some kinds; those of all rooms together keep every wish. */
export type WishKinds<Of extends Kind = Kind> = { [Each in Of]: WishRules<WishOf<Each>> }

const early: Wish[] = []
const keeping = {
  keep: async (wish: Wish): Promise<void> => void early.push(wish),
  overtake: (_wish: Wish): void => {},
}

/** Keeps what somebody wants until the line is back. */
export const keepWish = (wish: Wish): Promise<void> => keeping.keep(wish)

/** Says what somebody wants now, before it is sent: what still waits of the same thing must not undo it. */
export const overtakeWish = (wish: Wish): void => keeping.overtake(wish)

/** Says how wishes are kept, once the code for it has come; what was wanted before is kept then. */
export function keepWishesBy(how: typeof keeping): void {
  Object.assign(keeping, how)
  for (const wish of early.splice(0)) void how.keep(wish)
}
