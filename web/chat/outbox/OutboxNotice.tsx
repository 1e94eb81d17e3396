import { outboxWords } from '@bewezen/domain/community/outboxWords.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { untilLoaded } from '../../base/hydration/untilLoaded.ts'
import { lineStatus, onLineStatus } from '../../base/live/live.ts'
import { line } from '../../base/offline/line.ts'
import type { WishKinds } from '../../base/offline/wish.ts'
import { Button } from '../../base/parts/Button.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { useViewer } from '../../base/session/viewer.ts'
import { fetchNeeded } from './needed.ts'
import { beginOutbox } from './outbox.ts'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { useUnsent } from './useUnsent.ts'

export { WaitingCount } from './WaitingCount.tsx'

const OutboxDialog = onNeed(() => import('./OutboxDialog.tsx'), 'OutboxDialog')

type Props = {
  /** What every room does with what was wanted without a line. */
  wishes: () => Promise<WishKinds>
  /** Fetches what the bar takes without a line, such as signing out. */
  alsoNeeded: () => Promise<unknown>
}

/** What is left to be sent, under the bar of every page, and whatever it takes to send it (COM-CHAT-50, COM-CHAT-52). */
export function OutboxNotice({ wishes, alsoNeeded }: Props) {
  const viewerId = useViewer()?.id
  useEffect(() => {
    if (viewerId) void untilLoaded(wishes).then((kinds) => beginOutbox(viewerId, kinds))
  }, [viewerId, wishes])
  useEffect(() => fetchNeeded(alsoNeeded), [alsoNeeded])
  const letters = useUnsent()
  const stream = useSyncExternalStore(onLineStatus, lineStatus)
  const [shows, setShows] = useState(false)
  const refused = letters.filter((one) => one.refused !== null).length
  // What is said of the lost line tells it already.
  const waiting = stream === 'open' && line.now() === 'lost' ? letters.length - refused : 0
  return (
    <>
      {refused + waiting > 0 && (
        <div
          role="status"
          className="gutter flex min-h-12 flex-wrap items-center gap-3 border-b border-line bg-surface-2 py-2 text-[15px]"
        >
          {refused > 0 ? <CircleAlert size={20} className="text-ember-ink" /> : <Clock size={20} />}
          <p className="min-w-0 flex-1">
            {refused > 0 && outboxWords.refused(refused)} {waiting > 0 && outboxWords.waiting(waiting)}
          </p>
          <Button look="line" size="s" onClick={() => setShows(true)}>
            {outboxWords.show}
          </Button>
        </div>
      )}
      {shows && <OutboxDialog letters={letters} onClose={() => setShows(false)} />}
      <SignOutQuestion count={letters.length} />
    </>
  )
}
