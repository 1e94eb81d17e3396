/** A state that somebody wants something to have, and that could not be told to the server yet (COM-CHAT-52). */
export type Wish =
  | { kind: 'react'; messageId: string; channelId: string; emoji: string; on: boolean }
  | { kind: 'channelRead'; channelId: string; seq: number }
  | { kind: 'noticeRead'; id: string }
  | { kind: 'allRead'; until: string }

const early: Wish[] = []
let keep = async (wish: Wish): Promise<void> => void early.push(wish)

/** Keeps what somebody wants until the line is back. */
export const keepWish = (wish: Wish): Promise<void> => keep(wish)

/** Says how wishes are kept, once the code for it has come; what was wanted before is kept then. */
export function keepWishesBy(how: (wish: Wish) => Promise<void>): void {
  keep = how
  for (const wish of early.splice(0)) void how(wish)
}
