/** How something that is fetched is kept for later: a page or an answer until signing out, a file as long as there is room; a photo only by the page that asks for it. */
export type Keeping = 'page' | 'answer' | 'file' | 'photo'
type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** Addresses that act, or that show a secret. */
const notKept = /^\/(api|auth|reset-password|dev|webhooks|functions|checkout|files)(\/|$)/

/** How to keep what is asked for, or null when the worker leaves it alone: of the API only these reads are kept. */
export function keepingOf({ method, mode, url }: Asked, origin: string, reads: readonly string[]): Keeping | null {
  const at = new URL(url)
  if (method !== 'GET' || at.origin !== origin) return null
  if (mode === 'navigate') return notKept.test(at.pathname) ? null : 'page'
  if (at.pathname.startsWith('/assets/')) return 'file'
  if (at.pathname.startsWith('/files/avatars/')) return 'photo'
  return reads.some((read) => at.pathname === `/api/${read}`) ? 'answer' : null
}
