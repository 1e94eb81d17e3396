import { threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'
import { useEffect, useRef } from 'react'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Card } from '../../base/parts/Card.tsx'
import { classes } from '../../base/parts/classes.ts'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { KeptButton } from '../kept/KeptButton.tsx'
import type { ChangeView } from '../useExternalView.ts'
import type { ExternalView } from '../view.ts'
import { OpenedThread } from './OpenedThread.tsx'
import { ThreadFilters } from './ThreadFilters.tsx'
import { ThreadList } from './ThreadList.tsx'

/** The list of conversations beside the one that is open; on a narrow screen one or the other (IN-EXT-06, IN-EXT-60). */
export function ThreadsPart({ view, put }: { view: ExternalView; put: ChangeView }) {
  const box = useRef<HTMLDivElement>(null)
  const { threadId } = view
  useKeptFocus(box, '[data-row]')
  useFocusAfterStep(box, threadId)
  return (
    <div className="grid gap-4">
      <Card
        as="section"
        aria-label={externalWords.threads}
        className="grid overflow-hidden lg:min-h-[max(560px,calc(100dvh-344px))] lg:grid-cols-[minmax(300px,372px)_minmax(0,1fr)]"
      >
        <div className={classes('min-w-0 lg:relative', threadId && 'max-lg:hidden')}>
          {/* As high as the conversation beside it, in which the place to answer is in sight (IN-EXT-96). */}
          <div className="flex flex-col lg:absolute lg:inset-0">
            <ThreadFilters view={view} put={put} className="border-b border-line p-4" />
            <div ref={box} tabIndex={-1} className="min-h-0 min-w-0 outline-none lg:flex-1 lg:overflow-y-auto">
              <ThreadList view={view} put={put} />
            </div>
          </div>
        </div>
        <div className={classes('min-w-0 lg:border-l lg:border-line', !threadId && 'max-lg:hidden')}>
          {threadId ? (
            <OpenedThread key={threadId} id={threadId} onBack={() => put({ threadId: null })} />
          ) : (
            <div className="grid h-full place-items-center">
              <EmptyState art="arc" {...words.choose} />
            </div>
          )}
        </div>
      </Card>
      <KeptButton className={classes(threadId && 'max-lg:hidden')} />
    </div>
  )
}

/** On a narrow screen the pressed row goes when its conversation comes, and the other way round: the focus goes along. */
function useFocusAfterStep(box: React.RefObject<HTMLDivElement | null>, threadId: string | null): void {
  const before = useRef(threadId)
  useEffect(() => {
    const left = before.current
    before.current = threadId
    if (left === threadId) return
    const lost = document.activeElement === document.body || !isDrawn(document.activeElement)
    if (!lost) return
    const row = left && box.current?.querySelector<HTMLElement>(`[data-row="${left}"]`)
    const to = threadId ? document.getElementById(`extern-${threadId}`) : row || box.current
    to?.focus({ preventScroll: false })
  }, [threadId, box])
}

const isDrawn = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0
