import { dateTime, longDateTime } from '@bewezen/domain/base/dates.ts'
import type { SentMessage } from '@bewezen/domain/events/writingContract.ts'
import { writingWords as words } from '@bewezen/domain/events/writingWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { EmptyState } from '../../../base/parts/EmptyState.tsx'
import { Loaded } from '../../../base/parts/Loaded.tsx'
import { ResponsiveModal } from '../../../base/parts/ResponsiveModal.tsx'
import type { About } from '../about.ts'
import { fresh } from '../caching.ts'

type Props = { event: About['event']; onClose: () => void }

/** What was written to the participants, the newest first (EV-MORE-64). */
export const History = ({ event, onClose }: Props) => (
  <ResponsiveModal open onClose={onClose} title={words.history} description={event.title} width="l" readsFirst>
    <Page event={event} before={null} />
  </ResponsiveModal>
)

/** A page of the list, and below it the older ones once they are asked for. */
function Page({ event, before }: { event: About['event']; before: string | null }) {
  const read = useRead(
    api.events.written,
    before === null ? { eventId: event.id } : { eventId: event.id, before },
    fresh.counts,
  )
  const [goesOn, setGoesOn] = useState(false)
  return (
    <Loaded read={read} failed={words.historyFailed}>
      {({ messages, hasMore }) => {
        const last = messages.at(-1)
        return (
          <>
            {messages.length === 0 && before === null && <EmptyState title={words.none} />}
            <ul className="grid">
              {messages.map((message) => (
                <Sent key={message.id} message={message} zone={event.zone} />
              ))}
            </ul>
            {hasMore && !goesOn && (
              <Button look="line" className="mt-4" onClick={() => setGoesOn(true)}>
                {words.more}
              </Button>
            )}
            {hasMore && goesOn && last && <Page event={event} before={last.id} />}
          </>
        )
      }}
    </Loaded>
  )
}

const Sent = ({ message, zone }: { message: SentMessage; zone: string }) => (
  <li className="border-b border-line py-4 last:border-b-0">
    <h3 dir="auto" className="font-semibold wrap-anywhere">
      {message.subject}
    </h3>
    <p className="mt-0.5 text-fs-14 text-ink-2">
      {words.to(
        words.audiences[message.audience],
        message.told,
        message.startAt === null ? null : longDateTime(message.startAt, zone),
      )}
    </p>
    <p className="text-fs-14 text-ink-2">{words.by(displayName(message.author), dateTime(message.sentAt))}</p>
    <p dir="auto" className="mt-2 text-[15px] leading-normal wrap-anywhere whitespace-pre-line">
      {message.text}
    </p>
  </li>
)
