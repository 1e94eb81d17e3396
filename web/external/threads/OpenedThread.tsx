import { threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { answeringReasons, externalNotices, externalWords } from '@bewezen/domain/external/words.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { refusalOf } from '../../base/api/refusal.ts'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { SkeletonRow } from '../../base/parts/Skeleton.tsx'
import { useMinutes } from '../useMinutes.ts'
import { AnswerPart } from './AnswerPart.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { ThreadLog } from './ThreadLog.tsx'
import { answerRefusal, nameOf } from './threadLook.ts'
import { inOrder, useThread } from './threadsRead.ts'
import { useSeen } from './useSeen.ts'

/** One conversation: who it is with, what was said, and the place to answer (IN-EXT-07..09, IN-EXT-22). */
export function OpenedThread({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThread(id)
  const [newest] = data?.pages ?? []
  const now = useMinutes(newest?.answering.until ?? null)
  useSeen(newest)
  const section = useRef<HTMLElement>(null)
  const isThere = newest !== undefined
  useEffect(() => {
    // On a narrow screen it begins below the sections, and its end, with what tells of news there, below the fold (IN-EXT-95).
    if (isThere && !matchMedia('(min-width: 1024px)').matches) section.current?.scrollIntoView({ block: 'start' })
  }, [isThere])
  const isGone = refusalOf(error)?.code === 'NOT_FOUND'
  if (isGone)
    return (
      <EmptyState
        art="arc"
        {...words.gone}
        action={
          <Button look="line" onClick={onBack}>
            {words.back}
          </Button>
        }
      />
    )
  if (!newest) return error ? <LoadFailed title={externalNotices.messagesFailed} onRetry={refetch} /> : <OnItsWay />
  const { thread } = newest
  const refusal = answerRefusal(newest.answering, now)
  return (
    <section
      ref={section}
      aria-label={words.region(nameOf(thread))}
      className="flex h-full min-w-0 scroll-mt-24 flex-col"
    >
      <p className="border-b border-line px-2 py-1.5 lg:hidden">
        <Button look="quiet" size="s" icon={<ArrowLeft size={17} />} onClick={onBack}>
          {words.back}
        </Button>
      </p>
      <ThreadHead thread={thread} now={now} />
      <ThreadLog
        name={nameOf(thread)}
        messages={inOrder(data?.pages ?? [])}
        refusal={refusal}
        now={now}
        older={
          hasNextPage && (
            <Button look="line" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {externalWords.older}
            </Button>
          )
        }
      />
      <AnswerPart thread={thread} until={newest.answering.until} refused={refusal && answeringReasons[refusal]} />
    </section>
  )
}

const OnItsWay = () => (
  <div role="status" className="px-5 py-4">
    <span className="sr-only">{externalWords.messagesLoading}</span>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)
