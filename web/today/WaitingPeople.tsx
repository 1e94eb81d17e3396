import { composerWords } from '@bewezen/domain/community/words.ts'
import { placeLabel, senderName, shownText } from '@bewezen/domain/inbox/card.ts'
import { type ListedNotifications, type Notification, opened } from '@bewezen/domain/inbox/page.ts'
import { relativeTime } from '@bewezen/domain/inbox/relativeTime.ts'
import { chatPath } from '@bewezen/domain/inbox/target.ts'
import { waitingWords as words } from '@bewezen/domain/today/words.ts'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { InlineReply } from '../chat/index.ts'

/** Whoever would like an answer, each answered in its place (SH-TODAY-07). */
export function WaitingPeople({ of }: { of: ListedNotifications }) {
  const waiting = opened(of)
  return (
    <section aria-labelledby="today-waiting">
      <h2 id="today-waiting" tabIndex={-1} className="heading text-fs-26">
        {words.title}
      </h2>
      {waiting.length === 0 ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="font-semibold">{words.nobody}</p>
          <p className="mt-1 text-ink-2">{words.nobodyText}</p>
        </div>
      ) : (
        <ul aria-labelledby="today-waiting" className="mt-4">
          {waiting.map((one) => (
            <li key={one.id} className="border-t border-line py-3.5">
              <Person of={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Person({ of: one }: { of: Notification }) {
  const [answers, setAnswers] = useState(false)
  const { id, channel, sender, message, createdAt } = one
  const name = senderName(one)
  const path = chatPath(one)
  if (!channel || !sender) return null
  const isPrivate = channel.communityId === null
  // The answer took the row with it: the list is where one was.
  const sent = () => document.getElementById('today-waiting')?.focus()
  return (
    <div className="flex gap-3.5">
      <FaceLink person={sender} name={name} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 leading-[1.35]">
          <strong dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </strong>
          <span className="text-fs-13 text-ink-3">
            {placeLabel(one)}, {relativeTime(createdAt, Date.now())}
          </span>
        </p>
        <p dir="auto" className="mt-0.5 line-clamp-3 whitespace-pre-line wrap-anywhere text-ink-2">
          {path ? (
            <PathLink to={path} className="no-underline hover:underline">
              {shownText(one)}
            </PathLink>
          ) : (
            shownText(one)
          )}
        </p>
        {answers ? (
          <InlineReply
            channel={channel}
            namesPeople={!isPrivate}
            parentId={message?.id ?? null}
            noticeId={id}
            draftKey={id}
            placeholder={composerWords.placeholder(isPrivate ? words.answerTo(name) : channel.name)}
            onSent={sent}
            onClose={() => setAnswers(false)}
          />
        ) : (
          <Button
            look="line"
            size="s"
            className="mt-2"
            aria-label={words.answerTo(name)}
            onClick={() => setAnswers(true)}
          >
            {words.answer}
          </Button>
        )}
      </div>
    </div>
  )
}
