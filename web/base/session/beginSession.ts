import { queries } from '../api/queries.ts'
import { refusalOf } from '../api/refusal.ts'
import { followLive } from '../live/live.ts'
import { keepOffline } from './offline.ts'
import { standingRead, unreadRead, viewerRead } from './reads.ts'
import { sessionEnded } from './signOut.ts'
import { watchStanding } from './standing.ts'

/**
 * Begins the session of a page: asks at once, side by side, for what every page of a member shows, and follows what
 * happens after the number with which the page was drawn.
 */
export function beginSession({ seq }: { seq: number }): void {
  const cache = queries()
  const onSignedOut = () => void sessionEnded()
  watchStanding()
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (refusalOf(event.action.error)?.code === 'SIGN_IN_REQUIRED') onSignedOut()
  })
  void cache.prefetchQuery(viewerRead())
  void cache.prefetchQuery(standingRead())
  void cache.prefetchQuery(unreadRead())
  followLive({ seq, onSignedOut })
  // Once the page has come to rest: the first load must not wait for what may be needed later.
  setTimeout(() => void keepOffline(), 3_000)
  // A page that the browser kept may show somebody who has signed out since.
  addEventListener('pageshow', (event) => event.persisted && window.location.reload())
}
