import { dateTime } from '@bewezen/domain/base/dates.ts'
import type { ExternalThread } from '@bewezen/domain/external/contract.ts'
import { threadWords as words } from '@bewezen/domain/external/laterWords.ts'
import { snoozeWords } from '@bewezen/domain/external/screenWords.ts'
import { externalNotices, externalWords, viewWords } from '@bewezen/domain/external/words.ts'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Archive from 'lucide-react/icons/archive'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { ChannelIcon } from '../ChannelIcon.tsx'
import { useExternalChange } from '../useExternalChange.ts'
import { Assignee } from './Assignee.tsx'
import { isAsleep, nameOf } from './threadLook.ts'

const SnoozeDialog = onNeed(() => import('./SnoozeDialog.tsx'), 'SnoozeDialog')

/** Who a conversation is with, who answers it, and what can be done with it as a whole (IN-EXT-09, IN-EXT-31, IN-EXT-33). */
export function ThreadHead({ thread, now }: { thread: ExternalThread; now: number }) {
  const [snoozes, setSnoozes] = useState(false)
  const { id, source, participantHandle, subject, isArchived, snoozedUntil } = thread
  const asleep = isAsleep(thread, now)
  const archive = useExternalChange(api.external.archive, {
    said: () => externalNotices.archived,
    failed: words.archiveFailed,
  })
  const wake = useExternalChange(api.external.snooze, { said: () => snoozeWords.ended, failed: words.snoozeFailed })
  return (
    <header className="grid gap-3 border-b border-line px-4 py-3.5 lg:px-[22px]">
      <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3.5">
        <span className="row-start-2 max-sm:mt-2 sm:row-start-1 sm:row-end-3">
          <ChannelIcon of={source.sourceType} />
        </span>
        <h2
          id={`extern-${id}`}
          tabIndex={-1}
          dir="auto"
          className="heading row-start-1 text-fs-21 wrap-anywhere outline-none max-sm:col-span-2 sm:col-start-2"
        >
          {nameOf(thread)}
        </h2>
        <div className="col-start-2 row-start-2 max-sm:col-end-4 max-sm:mt-2">
          <p dir="auto" className="text-fs-13 wrap-anywhere text-ink-3">
            {externalWords.via(participantHandle, source.name)}
          </p>
          {subject && (
            <p dir="auto" className="mt-0.5 text-fs-14 font-[550] wrap-anywhere">
              {subject}
            </p>
          )}
        </div>
        <span className="col-start-3 row-start-1 sm:row-end-3">
          {isArchived ? (
            <Badge>{viewWords.archived}</Badge>
          ) : (
            <Button
              look="line"
              size="s"
              icon={<Archive size={16} />}
              busy={archive.isPending}
              onClick={() => archive.mutate({ id })}
            >
              {words.archive}
            </Button>
          )}
        </span>
      </div>
      {!isArchived && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Assignee thread={thread} />
          {asleep && snoozedUntil ? (
            <span className="flex flex-wrap items-center gap-2">
              <Badge look="sky" icon={<AlarmClock size={14} aria-hidden="true" />}>
                {words.snoozedUntil(dateTime(snoozedUntil))}
              </Badge>
              <Button look="quiet" size="s" busy={wake.isPending} onClick={() => wake.mutate({ id, until: null })}>
                {words.snoozeEnd}
              </Button>
            </span>
          ) : (
            <Button
              look="quiet"
              size="s"
              icon={<AlarmClock size={16} />}
              aria-haspopup="dialog"
              onClick={() => setSnoozes(true)}
            >
              {words.snooze}
            </Button>
          )}
        </div>
      )}
      {snoozes && <SnoozeDialog threadId={id} onClose={() => setSnoozes(false)} />}
    </header>
  )
}
