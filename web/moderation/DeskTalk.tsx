import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { conversationName, isWaiting } from '@bewezen/domain/community/desk.ts'
import type { DeskMessage } from '@bewezen/domain/community/deskContract.ts'
import { deskName } from '@bewezen/domain/community/deskName.ts'
import { deskWords as words } from '@bewezen/domain/community/deskWords.ts'
import { queueWords } from '@bewezen/domain/community/moderationWords.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { Card } from '../base/parts/Card.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { DeskAnswer } from './DeskAnswer.tsx'

const step = 50

/** What a member and 'Beheer' said, who of those who work the queue wrote what, and the place to answer (COM-MOD-11, COM-MOD-13). */
export function DeskTalk({ conversationId, onBack }: { conversationId: string; onBack: () => void }) {
  const [limit, setLimit] = useState(step)
  const read = useRead(api.community.deskTalk, { conversationId, limit })
  return (
    <>
      <p>
        <Button look="quiet" size="s" onClick={onBack}>
          {words.back}
        </Button>
      </p>
      <Loaded read={read} failed={words.loadFailed}>
        {({ person, messages, hasOlder, ...talk }) => {
          const name = conversationName({ other: person, isDesk: false })
          return (
            <Card
              as="section"
              aria-label={words.talkOf(name)}
              className="grid grid-cols-1 gap-4 px-4 py-4 lg:px-6 lg:py-5"
            >
              <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h3 dir="auto" className="heading min-w-0 text-fs-18 wrap-anywhere">
                  {words.talkOf(name)}
                </h3>
                {isWaiting(talk) && <Badge look="sun">{words.waits}</Badge>}
              </header>
              {hasOlder && (
                <Button look="line" size="s" busy={read.isFetching} onClick={() => setLimit(limit + step)}>
                  {words.older}
                </Button>
              )}
              <ol aria-label={words.talkOf(name)} className="grid gap-3">
                {messages.map((one) => (
                  <Said key={one.id} message={one} name={name} photo={person?.avatarUrl} color={person?.avatarColor} />
                ))}
              </ol>
              <DeskAnswer talk={talk} />
            </Card>
          )
        }}
      </Loaded>
    </>
  )
}

type SaidProps = {
  message: DeskMessage
  name: string
  photo: string | null | undefined
  color: string | null | undefined
}

function Said({ message: { isOurs, by, content, createdAt, isDeleted, pictureUrl }, name, photo, color }: SaidProps) {
  const who = isOurs ? (by === null ? deskName : words.by(by)) : name
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)] gap-3">
      {isOurs ? <Avatar name={deskName} size={32} /> : <Avatar name={name} photo={photo} color={color} size={32} />}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-fs-14 leading-normal">
          <strong dir="auto" className="wrap-anywhere">
            {who}
          </strong>
          <time dateTime={createdAt} className="text-fs-13 text-ink-3">
            {shortDayTime(createdAt)}
          </time>
        </p>
        {isDeleted ? (
          <p className="text-fs-14 text-ink-3 italic">{chatWords.removed}</p>
        ) : (
          <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
            {content}
          </p>
        )}
        {pictureUrl && (
          <img
            src={pictureUrl}
            alt={queueWords.picture}
            loading="lazy"
            className="mt-2 max-h-40 max-w-full rounded-m border border-line"
          />
        )}
      </div>
    </li>
  )
}
