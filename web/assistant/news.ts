import { untilLoaded } from '../base/hydration/untilLoaded.ts'
import type { News } from '../base/live/news.ts'

/** Most members have no talk on screen: what it takes is fetched with the first news of one. */
const talkCache = () => untilLoaded(() => import('./talkCache.ts'))

/** What the assistant does with facts. */
export const assistantNews = {
  'assistant.said': ({ messageId }) => void talkCache().then((cache) => cache.takeSaid(messageId)),
  'assistant.removed': ({ messageId }) => void talkCache().then((cache) => cache.takeRemoved(messageId)),
} satisfies News
