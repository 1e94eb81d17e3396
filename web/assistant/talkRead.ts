import { type Talk, withNewest, withOlder } from '@bewezen/domain/assistant/talk.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { patchTalk, talkKey } from './talkCache.ts'
import { watchAnswer } from './watchAnswer.ts'

/** The talk of the viewer: its newest page, with what was loaded before it (SH-ASSIST-06, SH-ASSIST-14). */
export const talkRead = () => ({
  queryKey: talkKey,
  queryFn: async (): Promise<Talk> => {
    try {
      const page = await api.assistant.messages.call({})
      if (page.answering) void watchAnswer(page.answering)
      return withNewest(queries().getQueryData<Talk>(talkKey), page)
    } catch (error) {
      // Who may not use the assistant sees an empty talk, and hears so when they send something (SH-ASSIST-23).
      if (refusalOf(error)?.code && ['NO_ACCESS', 'TESTER_MODE', 'FORBIDDEN'].includes(refusalOf(error)?.code ?? ''))
        return { messages: [], hasOlder: false }
      throw error
    }
  },
})

let loading = false

/** Loads the page before the oldest message that is loaded (SH-ASSIST-15). One that fails is tried at the next scroll. */
export async function loadOlder({ messages, hasOlder }: Talk): Promise<void> {
  const oldest = messages.find((one) => !one.pending)
  if (loading || !hasOlder || !oldest) return
  loading = true
  try {
    const page = await api.assistant.messages.call({ beforeAt: oldest.createdAt, beforeId: oldest.id })
    patchTalk((talk) => withOlder(talk, page))
  } catch {
    // What is shown stays.
  } finally {
    loading = false
  }
}
