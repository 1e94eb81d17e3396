import { queries } from '../api/queries.ts'
import { refusalOf } from '../api/refusal.ts'
import { followLive, type LiveEars } from '../live/live.ts'
import { keepOffline } from './offline.ts'
import { watchOwnAccess } from './ownAccess.ts'
import { ownAccessRead, viewerRead } from './reads.ts'
import { renewOwnAccess } from './renewOwnAccess.ts'
import { sessionEnded } from './signOut.ts'

/**
 * Begins the session of a page: asks at once, side by side, who is signed in and how they stand, and tells `fact` what
 * happens after the number with which the page was drawn. `behindGate` are the rooms that are forgotten when the gate closes.
 */
export function beginSession(seq: number, fact: LiveEars['fact'], behindGate: readonly string[]): void {
  const cache = queries()
  const onSignedOut = () => void sessionEnded()
  watchOwnAccess(behindGate)
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (refusalOf(event.action.error)?.code === 'SIGN_IN_REQUIRED') onSignedOut()
  })
  void cache.prefetchQuery(viewerRead())
  void cache.prefetchQuery(ownAccessRead())
  followLive(seq, { fact, accessChanged: renewOwnAccess, signedOut: onSignedOut })
  // Once the page has come to rest: the first load must not wait for what may be needed later.
  setTimeout(() => void keepOffline(), 3_000)
  // A page that the browser kept may show somebody who has signed out since.
  addEventListener('pageshow', (event) => event.persisted && window.location.reload())
}
