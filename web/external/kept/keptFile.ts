import type { ExternalMessage, ExternalThread } from '@bewezen/domain/external/contract.ts'
import { keptScreenWords } from '@bewezen/domain/external/screenWords.ts'
import type { SourceType } from '@bewezen/domain/external/source.ts'

type Kept = {
  of: { sourceType: SourceType; handle: string }
  threads: readonly (ExternalThread & { messages: readonly ExternalMessage[] })[]
  hasMore: boolean
}

/**
 * What the person who asked is given: their conversations and all that was said in them. Nothing of who answered or looks
 * after them, and no ids of ours; where it is not all, it says so (IN-EXT-35, IN-EXT-89).
 */
export const keptFile = ({ of, threads, hasMore }: Kept) => ({
  channel: of.sourceType,
  account: of.handle,
  complete: !hasMore,
  note: hasMore ? keptScreenWords.fileIsPart : '',
  conversations: threads.map((thread) => ({
    source: thread.source.name,
    account: thread.participantHandle,
    name: thread.participantName,
    subject: thread.subject,
    messages: thread.messages.map((message) => ({
      at: message.externalTimestamp,
      direction: message.direction,
      status: message.status,
      content: message.content,
      earlier: message.earlier,
      files: message.media.map(({ name }) => name),
    })),
  })),
})
