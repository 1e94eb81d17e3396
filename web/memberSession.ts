import { hearViewings } from './base/api/http.ts'
import { queries } from './base/api/queries.ts'
import { untilLoaded } from './base/hydration/untilLoaded.ts'
import { onTold } from './base/live/live.ts'
import { beginSession } from './base/session/beginSession.ts'
import { viewedNow } from './base/session/viewing.ts'
import { unreadRead } from './inbox/unreadRead.ts'

/** The rooms whose reads are for who may enter the community. */
const behindGate = ['community', 'comments', 'feed', 'learning']

/**
 * Begins the session of a page of somebody who is signed in. What every room does with what happens after the page was
 * drawn is fetched beside it: until it is there what was heard waits, in its order.
 */
export function beginMemberSession(seq: number): void {
  // An admin who views as another is nobody: nothing is told live, and nothing is kept (ADM-MORE-52).
  if (viewedNow()) return
  hearViewings((viewing) => void import('./access/viewingBar.tsx').then(({ showElsewhere }) => showElsewhere(viewing)))
  const rooms = untilLoaded(() => import('./news.ts'))
  onTold((told) => {
    if (told.kind === 'message') void rooms.then(({ takeMessage }) => takeMessage(told.message))
  })
  beginSession(seq, (fact) => void rooms.then(({ takeFact }) => takeFact(fact)), behindGate)
  void queries().prefetchQuery(unreadRead())
}
