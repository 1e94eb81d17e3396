import './base/look/fonts.css'
import './base/look/app.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './base/address/links.ts'
import { askOverHttp } from './base/api/ask.ts'
import { arriveLikeLoading } from './base/document/arrive.ts'
import { followLights } from './base/document/light.ts'
import { leaving, wakeParts } from './base/drawn/later.tsx'
import type { Means } from './base/means.ts'
import { newRouter } from './router.tsx'

/** What the server tells the browser about this page. */
type Sent = Omit<Means, 'ask'> & { seq: number }

const unknown = {
  site: { name: '', contactEmail: '', url: '' },
  signedIn: false,
  day: { sunrise: 0, sunset: 0, now: 0 },
}
const router = newRouter({ ask: askOverHttp, ...unknown })
router.options.hydrate = (dehydrated) => {
  const { seq, ...means } = dehydrated as Sent
  router.options.context = { ask: askOverHttp, ...means }
  if (!means.signedIn) return
  wakeParts()
  void import('./base/session/beginSession.ts').then(({ beginSession }) => beginSession({ seq }))
}

followLights()
arriveLikeLoading(router)
router.subscribe('onBeforeNavigate', ({ fromLocation }) => fromLocation && leaving())
followLinks((path) => router.history.push(path))
hydrateRoot(document, <RouterClient router={router} />)
