import { type Talk, without, withStored } from '@bewezen/domain/assistant/talk.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { gather, inParts } from '../base/live/gather.ts'
import { patchCached } from '../base/live/patch.ts'

/** Where the talk with the assistant is cached. */
export const talkKey = [...api.assistant.key(), 'talk'] as const

/** Changes the cached talk; nothing happens while it is not. */
export const patchTalk = (patch: (talk: Talk) => Talk): void => patchCached<Talk>(queries(), talkKey, patch)

/** Takes in that something was said: one's own question, or the answer, fetched when the talk is cached (SH-ASSIST-09). */
export function takeSaid(messageId: string): void {
  if (queries().getQueryData(talkKey)) fetchSaid(messageId)
}

/** Takes in that a question was not sent after all. */
export const takeRemoved = (messageId: string): void => patchTalk((talk) => without(talk, messageId))

const fetchSaid = gather<string>(async (said) => {
  try {
    for (const ids of inParts([...new Set(said)], 50)) {
      const { messages } = await api.assistant.messagesById.call({ ids })
      patchTalk((talk) => messages.reduce(withStored, talk))
    }
  } catch {
    await queries().invalidateQueries({ queryKey: talkKey })
  }
})
