import { askAuth } from './askAuth.ts'

/**
 * Goes on at `to` when `end` did what it should, in place of this page. On the page of somebody who is signed in that ends
 * their session, with everything this browser holds of them (SH-UI-13). Answers whether it did.
 */
export async function leaveBy(signedIn: boolean, end: () => Promise<boolean>, to: string): Promise<boolean> {
  if (signedIn) return (await import('../base/session/signOut.ts')).leaveBy(end, to)
  const ended = await end()
  if (ended) window.location.replace(to)
  return ended
}

/** Leaves the account that is signed in, to use a link with the one it belongs to (SH-EDGE-13). */
export const leaveWithLink = (token: string): Promise<boolean> =>
  leaveBy(true, async () => (await askAuth('sign-out')) === null, `${window.location.pathname}#token=${token}`)
