import { livestreamNews } from '@bewezen/domain/livestreams/words.ts'
import { api } from '../base/api/api.ts'
import { type News, nothing, renew } from '../base/live/news.ts'
import { tellNotice } from '../base/parts/toast.ts'
import { isOwnChange } from './ownChanges.ts'

const renewStreams = renew('livestreams')

/** Shows the toast of a stream, unless this window made the change itself and said so (LIVE-STATE-06..09, X3-EDGE-05). */
const tell =
  (kind: keyof typeof livestreamNews) =>
  async ({ livestreamId: id }: { livestreamId: string }) => {
    if (isOwnChange(id)) return
    try {
      const { title } = await api.livestreams.read.call({ id })
      const said = livestreamNews[kind]
      tellNotice(said.title, said.text(title))
    } catch {
      // It is gone again, or was narrowed: there is nothing to tell.
    }
  }

/** What livestreams do with facts. */
export const livestreamsNews = {
  'livestreams.changed': renewStreams,
  'livestream.added': (fact) => void tell('added')(fact),
  'livestream.live': (fact) => void tell('live')(fact),
  // The notification of a reminder goes by the inbox.
  'livestream.soon': nothing,
  'livestream.reminded': renewStreams,
  'questions.changed': renew('livestreams', 'questions'),
  // Who may see what depends on one's role, and on the gate.
  'access.changed': renewStreams,
  'settings.changed': renewStreams,
} satisfies News
