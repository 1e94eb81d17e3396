import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { gather } from '../base/live/gather.ts'
import { type News, renew } from '../base/live/news.ts'
import { viewerRead } from '../base/session/reads.ts'

const renewSettings = renew('external')

/**
 * What changed in conversations of late is asked anew together, and again only once the answers are there: a channel that
 * delivers hundreds of messages at a time makes as many facts.
 */
const renewThreads = gather<string>(async (threadIds) => {
  const opened = [...new Set(threadIds)].map((id) => api.external.thread.key({ input: { id } }))
  const cache = queries()
  await Promise.all(
    [api.external.threads.key(), api.external.sources.key(), ...opened].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )
})

/** A conversation may have been erased: what was typed there goes as well (IN-EXT-91). */
const renewAndForget = () => {
  renewSettings()
  const viewerId = queries().getQueryData(viewerRead().queryKey)?.id
  if (viewerId) void import('./answer/forgetAnswers.ts').then(({ forgetAnswers }) => forgetAnswers(viewerId))
}

/** What the conversations with people outside do with facts: only admins hear them (IN-EXT-10). */
export const externalNews = {
  'external.arrived': ({ threadId }) => renewThreads(threadId),
  'external.changed': ({ threadId }) => renewThreads(threadId),
  'external.settingsChanged': renewAndForget,
} satisfies News
