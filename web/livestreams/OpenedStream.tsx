import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { eveningWords } from '@bewezen/domain/livestreams/eveningWords.ts'
import { streamState } from '@bewezen/domain/livestreams/stream.ts'
import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useRead } from '../base/api/useRead.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { tellError, tellNotice } from '../base/parts/toast.ts'
import { StreamPlayer } from './player/StreamPlayer.tsx'
import { pollOf } from './poll.ts'
import { Reminder } from './Reminder.tsx'
import { StreamBadges, StreamFacts } from './StreamMarks.tsx'

const load = () => import('./evening/Evening.tsx')
const EveningTalk = browserOnly(load, 'EveningTalk')
const Questions = browserOnly(load, 'Questions')

type Props = {
  id: string
  known: Livestream | undefined
  now: string
  onClose: () => void
  /** It went while it was open. */
  onGone: (id: string) => void
  /** There is no such stream for the viewer, and none was shown either. */
  onMissing: () => void
}

/**
 * A stream in its dialog: of a past one the recording or else the stored code, of each its conversation and questions under
 * it. It closes by itself once the stream is gone or no longer for this viewer (LIVE-LIST-22, LIVE-MORE-23, X3-EDGE-06).
 */
export function OpenedStream({ id, known, now, onClose, onGone, onMissing }: Props) {
  const { signedIn } = useRouter().options.context
  const read = useRead(
    api.livestreams.read,
    { id },
    {
      ...(known ? { initialData: known } : {}),
      staleTime: 0,
      refetchInterval: pollOf({ signedIn, isLive: true }),
      refetchIntervalInBackground: true,
      retry: false,
    },
  )
  const code = refusalOf(read.error)?.code
  const isGone = code === 'NOT_FOUND'
  // What is no id at all names none either.
  const isNone = isGone || code === 'INVALID_INPUT'
  const isUnread = !read.data && read.isError
  useEffect(() => {
    if (isUnread && isNone) return onMissing()
    if (isGone) {
      tellNotice(eveningWords.gone)
      onGone(id)
    } else if (isUnread) tellError(words.loadFailed)
    if (isGone || isUnread) onClose()
  }, [id, isGone, isNone, isUnread, onClose, onGone, onMissing])
  const stream = read.data
  if (!stream || isGone) return null
  const state = streamState(stream, now)
  return (
    <ResponsiveModal open readsFirst onClose={onClose} width="l" title={stream.title}>
      <div className="grid gap-5">
        {state !== 'upcoming' && stream.player && (
          <StreamPlayer player={stream.player} title={stream.title} className="rounded-l" />
        )}
        <div className="grid gap-2 text-fs-14 text-ink-2">
          <StreamBadges stream={stream} now={now} />
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <StreamFacts stream={stream} />
          </div>
        </div>
        {stream.description && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {stream.description}
          </p>
        )}
        {state === 'upcoming' && (
          <div className="flex flex-wrap gap-2">
            <Reminder stream={stream} now={now} />
          </div>
        )}
        {stream.viewer.mayTalk && (
          <>
            <EveningTalk stream={stream} now={now} className="h-[min(60dvh,480px)]" />
            <Questions stream={stream} now={now} />
          </>
        )}
      </div>
    </ResponsiveModal>
  )
}
