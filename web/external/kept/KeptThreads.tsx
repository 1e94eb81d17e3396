import { dateTime } from '@bewezen/domain/base/dates.ts'
import type { ExternalMessage, ExternalThread } from '@bewezen/domain/external/contract.ts'
import { keptScreenWords, threadScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { externalWords, statusWords } from '@bewezen/domain/external/words.ts'
import { nameOf } from '../threads/threadLook.ts'

type Kept = ExternalThread & { messages: ExternalMessage[]; isPart: boolean }

/** The conversations of one person with all that was said, to read; of those with others only what is theirs. */
export const KeptThreads = ({ of: threads }: { of: readonly Kept[] }) => (
  <ul className="grid gap-3">
    {threads.map((thread) => (
      <li key={thread.id} className="rounded-m border border-line px-4 py-3">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {nameOf(thread)}
        </p>
        <p dir="auto" className="text-fs-13 wrap-anywhere text-ink-3">
          {externalWords.via(thread.participantHandle, thread.source.name)}
          {thread.subject && `: ${thread.subject}`}
        </p>
        {thread.isPart && <p className="text-fs-13 text-ink-2">{keptScreenWords.part}</p>}
        <ol className="mt-2 grid gap-2">
          {thread.messages.map((message) => (
            <li key={message.id} className="text-fs-14">
              <p className="text-fs-13 text-ink-3">
                {dateTime(message.externalTimestamp)}, {statusWords[message.status]}
                {message.direction === 'outbound' && `, ${message.sentBy?.name ?? threadScreenWords.someone}`}
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {message.content}
                {message.earlier && `\n\n${message.earlier}`}
              </p>
              {message.media.length > 0 && (
                <p className="text-fs-13 wrap-anywhere text-ink-2">
                  {message.media.map(({ name }) => name).join(', ')}
                </p>
              )}
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
)
