import { profileWords } from '@bewezen/domain/profile/words.ts'
import { queries } from '../api/queries.ts'
import { leaveLive } from '../live/live.ts'
import { dropBox } from '../offline/dropBox.ts'
import { tellError } from '../parts/toast.ts'
import { maySignOut } from './beforeSignOut.ts'
import { forgetKeys } from './localKeys.ts'
import { forgetOffline } from './offline.ts'

let isLeaving = false

/** Where the server takes the login from this browser, whatever else fails. */
export const leavePath = '/api/auth/leave'
/** So long somebody can read that it failed. */
const readingTime = 2_000

/**
 * Ends the session on the server and in every tab of this browser, and opens the home page as a visitor (SH-PROF-19,
 * SH-UI-13). When the server could not end it, this browser is left all the same: people on shared computers expect to
 * be out (SH-CARD-08, SH-CARD-09). Whoever would lose what was not sent yet is asked first (COM-CHAT-53).
 */
export async function signOut(): Promise<void> {
  if (!(await maySignOut())) return
  if (await leaveBy(() => endOnServer(), '/')) return
  isLeaving = true
  tellError(profileWords.signOutFailed.title)
  await forgetEverything()
  setTimeout(() => window.location.replace(leavePath), readingTime)
}

/**
 * Ends the session on purpose by what `end` does, and goes on at `to` as whoever comes next, for whom `keep` may leave a
 * word once all else is forgotten. What this page hears meanwhile of the end of its session is no news. Answers whether it
 * ended; if not, the page stays as it is.
 */
export async function leaveBy(end: () => Promise<boolean>, to: string, keep?: () => Promise<void>): Promise<boolean> {
  isLeaving = true
  const ended = await end()
  if (ended) await leave(to, keep)
  else isLeaving = false
  return ended
}

/**
 * The session is over, ended here, in another tab or on the server: nothing of it may stay on screen (SH-EDGE-36). The page
 * is loaded anew and the server decides where a visitor may be.
 */
export async function sessionEnded(): Promise<void> {
  if (isLeaving) return
  // The cookie of a session that is over still names it: without this the next page would begin it again. One that another
  // tab began meanwhile is left (SEC-ACC-32).
  await leaveBy(() => endOnServer(true), window.location.href)
}

async function leave(to: string, keep?: () => Promise<void>): Promise<void> {
  await forgetEverything()
  await keep?.()
  window.location.replace(to)
  // A hash alone would not load the page.
  if (to.includes('#')) window.location.reload()
}

async function forgetEverything(): Promise<void> {
  leaveLive()
  queries().clear()
  dropBox()
  forgetKeys(() => localStorage)
  forgetKeys(() => sessionStorage, [])
  await forgetOffline()
}

/** With `over` the session ends only if it is over on the server too. */
async function endOnServer(over = false): Promise<boolean> {
  const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ over }) }
  const answer = await fetch('/api/auth/sign-out', how).catch(() => null)
  return answer?.ok ?? false
}
