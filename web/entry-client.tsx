import './base/look/fonts.css'
import './base/look/app.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './base/address/links.ts'
import { askOverHttp } from './base/api/ask.ts'
import { arriveLikeLoading } from './base/document/arrive.ts'
import { leaving, wakeParts } from './base/hydration/later.tsx'
import { againCode, untilLoaded } from './base/hydration/untilLoaded.ts'
import { toastCode } from './base/parts/toastCode.ts'
import type { RouterContext } from './base/routerContext.ts'
import { newRouter } from './router.tsx'

/** What the server tells the browser about this page. */
type Sent = Omit<RouterContext, 'ask'> & { seq: number }

const unknown = {
  site: { name: '', contactEmail: '', url: '' },
  signedIn: false,
  day: { sunrise: 0, sunset: 0, now: 0 },
}
const router = newRouter({ ask: askOverHttp, ...unknown })
router.options.hydrate = (dehydrated) => {
  const { seq, ...context } = dehydrated as Sent
  router.options.context = { ask: askOverHttp, ...context }
  if (!context.signedIn) return
  wakeParts()
  void untilLoaded(() => import('./memberSession.ts')).then(({ beginMemberSession }) => beginMemberSession(seq))
}

// Its check whether it may make code from text is a violation of the policy (SEC-ACC-22). Before the first schema.
Object.assign(window, { __zod_globalConfig: { jitless: true } })
// Not before the page has come to rest: the first load needs nothing of it. What tells that a line was lost must be there.
setTimeout(
  () =>
    void againCode()
      .then(toastCode)
      .catch(() => {}),
  3_000,
)
arriveLikeLoading(router)
router.subscribe('onBeforeNavigate', ({ fromLocation }) => fromLocation && leaving())
followLinks((path) => router.history.push(path))
hydrateRoot(document, <RouterClient router={router} />)
