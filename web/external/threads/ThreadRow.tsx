import { dateTime, fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { ExternalThread } from '@bewezen/domain/external/contract.ts'
import { threadWords } from '@bewezen/domain/external/laterWords.ts'
import { threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'
import { sourceLabels } from '@bewezen/domain/inbox/words.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { ChannelIcon } from '../ChannelIcon.tsx'
import { nearMoment } from '../nearMoment.ts'
import { isAsleep, nameOf } from './threadLook.ts'

type Props = { thread: ExternalThread; now: number; isOpen: boolean; onOpen: () => void }

/** A conversation at a glance: who, from where, what was said last, and what is to be done with it. */
export function ThreadRow({ thread, now, isOpen, onOpen }: Props) {
  const ownId = useOwnAccount()?.id
  const { source, participantHandle, lastMessageAt, lastMessagePreview, isNew, hasFailed, assignee } = thread
  const asleep = isAsleep(thread, now)
  return (
    <button
      type="button"
      data-row={thread.id}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className="grid w-full grid-cols-[40px_minmax(0,1fr)] gap-3 border-b border-line px-[18px] py-3.5 text-left fast hover:bg-bg focus-visible:-outline-offset-3 aria-[current]:bg-bg aria-[current]:shadow-[inset_3px_0_0_var(--ink)]"
    >
      <ChannelIcon of={source.sourceType} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <strong dir="auto" className="min-w-0 flex-1 truncate">
            {nameOf(thread)}
          </strong>
          <time
            dateTime={lastMessageAt}
            title={fullDateTime(lastMessageAt)}
            className="flex-none text-fs-13 whitespace-nowrap text-ink-3"
          >
            {nearMoment(lastMessageAt, now)}
          </time>
          {isNew && (
            <span className="size-2.5 flex-none rounded-full bg-ember">
              <span className="sr-only">{externalWords.isNew}</span>
            </span>
          )}
        </span>
        <span dir="auto" className="block truncate text-fs-13 text-ink-3">
          {words.channelOf(sourceLabels[source.sourceType] ?? '', participantHandle)}
        </span>
        <span dir="auto" className="block truncate text-fs-14 text-ink-2">
          {lastMessagePreview}
        </span>
        {(hasFailed || assignee || asleep) && (
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            {hasFailed && <Badge look="ember">{words.hasFailed}</Badge>}
            {assignee && (
              <Badge look={assignee.id === ownId ? 'sun' : 'neutral'}>
                {assignee.id === ownId ? words.assignedToMe : words.assignedTo(assignee.name)}
              </Badge>
            )}
            {asleep && thread.snoozedUntil && (
              <Badge look="sky">{threadWords.snoozedUntil(dateTime(thread.snoozedUntil))}</Badge>
            )}
          </span>
        )}
      </span>
    </button>
  )
}
