import { dateTime } from '@bewezen/domain/base/dates.ts'
import type { ExternalThread } from '@bewezen/domain/external/contract.ts'
import { threadWords as words } from '@bewezen/domain/external/laterWords.ts'
import { threadScreenWords } from '@bewezen/domain/external/screenWords.ts'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { AnswerForm } from '../answer/AnswerForm.tsx'
import { typedIn } from '../answer/drafts.ts'
import { nameOf } from './threadLook.ts'

type Props = {
  thread: ExternalThread
  /** Until when the channel takes an answer, where it sets an end. */
  until: string | null
  /** Why nothing can be answered now. */
  refused: string | null
}

/** The place to answer, or why there is none; what was typed before it closed can still be read and copied (IN-EXT-28, IN-EXT-63). */
export function AnswerPart({ thread, until, refused }: Props) {
  const viewerId = useOwnAccount()?.id ?? ''
  const typed = refused ? typedIn(viewerId, thread.id) : ''
  return (
    <div className="grid gap-3 border-t border-line px-4 pt-3.5 pb-[18px] lg:px-[22px]">
      {refused ? (
        <p role="status" className="flex items-start gap-2 rounded-m bg-surface-2 px-4 py-3 text-fs-14 text-ink-2">
          <Info size={17} aria-hidden="true" className="mt-0.5 flex-none" />
          {refused}
        </p>
      ) : (
        <>
          {until && (
            <p className="flex items-center gap-2 text-fs-14 text-ink-2">
              <Clock size={16} aria-hidden="true" className="flex-none" />
              {words.windowUntil(dateTime(until))}
            </p>
          )}
          <AnswerForm threadId={thread.id} name={nameOf(thread)} />
        </>
      )}
      {typed !== '' && <TextArea label={threadScreenWords.typedHere} value={typed} readOnly rows={3} />}
    </div>
  )
}
