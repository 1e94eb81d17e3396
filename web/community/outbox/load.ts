import type { Wish } from './wishes.ts'

/** The outbox; its code comes once the page has come to rest, or with the first message. */
export const outbox = () => import('./outbox.ts')

/** Keeps what somebody wants until the line is back (COM-CHAT-52). */
export const keepWish = async (wish: Wish): Promise<void> => (await import('./wishes.ts')).keepWish(wish)
