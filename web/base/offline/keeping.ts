/** How something that is fetched is kept for later: a page or an answer until signing out, a file as long as there is room. */
export type Keeping = 'page' | 'answer' | 'file'
type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * The reads that may be kept, by name: what one reads in the community and the inbox, and who one is. Nothing else of the
 * API is, least of all what is medical.
 */
const readable =
  /^\/api\/(account\/viewer|access\/(settings|standing)|community\/(list|messages|messagesById|reactors|conversations?)|inbox\/(list|unread|byId))$/
/** Addresses that act, or that show a secret. */
const notKept = /^\/(api|auth|reset-password|dev|webhooks|functions|checkout|files)(\/|$)/

/** How to keep what is asked for, or null when the worker leaves it alone. */
export function keepingOf({ method, mode, url }: Asked, origin: string): Keeping | null {
  const at = new URL(url)
  if (method !== 'GET' || at.origin !== origin) return null
  if (mode === 'navigate') return notKept.test(at.pathname) ? null : 'page'
  if (at.pathname.startsWith('/assets/')) return 'file'
  return readable.test(at.pathname) ? 'answer' : null
}
