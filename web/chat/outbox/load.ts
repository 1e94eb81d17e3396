/** The outbox; its code comes once the page has come to rest, or with the first message. */
export const outbox = () => import('./outbox.ts')
