import type { Player } from '@bewezen/domain/livestreams/contract.ts'
import { frameFaultWords, playerWords as words } from '@bewezen/domain/livestreams/words.ts'
import { useRouter } from '@tanstack/react-router'
import Play from 'lucide-react/icons/play'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { AtSource } from '../../base/parts/AtSource.tsx'
import { buttonLook } from '../../base/parts/buttonLook.ts'
import { classes } from '../../base/parts/classes.ts'
import { tellError } from '../../base/parts/toast.ts'
import { useConsent } from '../../legal/index.ts'
import { StreamFrame } from './StreamFrame.tsx'

type Props = { player: Player; title: string; className?: string; children?: ReactNode }

/**
 * The player of a stream: its frame at once, or where the site asks first after a press; what is wrong with it otherwise
 * (LIVE-PLAYER-01..11, LEGAL-COOKIE-06). Under it is the way to the video in its own house, whatever becomes of the frame (LIVE-PLAYER-12).
 */
export function StreamPlayer({ player, title, className, children }: Props) {
  const { site } = useRouter().options.context
  const consent = useConsent()
  const [isAsked, setAsked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const fail = useCallback(() => setFailedAt(attempt), [attempt])
  const isFailed = failedAt === attempt
  const error = 'fault' in player ? frameFaultWords[player.fault] : isFailed ? words.failed : null
  useToldError(error)
  const focused = useRef<HTMLDivElement>(null)
  const again = () => {
    setAttempt(attempt + 1)
    focused.current?.focus()
  }
  const waits = site.asksConsent && !consent?.media && !isAsked
  return (
    <div>
      <div
        ref={focused}
        tabIndex={-1}
        className={classes(
          'relative aspect-video w-full overflow-clip bg-night-2 text-on-night outline-none',
          className,
        )}
      >
        {'fault' in player || isFailed ? (
          <Unavailable error={error} onRetry={'fault' in player ? undefined : again} />
        ) : waits ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3">
            <Play size={32} className="text-on-night-2" aria-hidden="true" />
            <button type="button" onClick={() => setAsked(true)} className={buttonLook({ look: 'night' })}>
              {words.loadFrame}
            </button>
          </div>
        ) : (
          <StreamFrame key={attempt} frame={player.frame} title={title} onFailed={fail} />
        )}
        {children}
      </div>
      {'frame' in player && <AtSource src={player.frame.src} />}
    </div>
  )
}

/** Each error also shows as a toast, once (LIVE-PLAYER-08). */
function useToldError(error: string | null): void {
  useEffect(() => {
    if (error !== null) tellError(words.error, error)
  }, [error])
}

/** In the place of a player that cannot be shown (LIVE-PLAYER-02, LIVE-PLAYER-09, LIVE-PLAYER-10). */
const Unavailable = ({ error, onRetry }: { error: string | null; onRetry: (() => void) | undefined }) => (
  <div
    role="alert"
    className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 overflow-y-auto p-4 text-center"
  >
    <TriangleAlert size={28} className="text-on-night-2" aria-hidden="true" />
    <p className="font-display text-fs-21 leading-tight">{words.unavailable}</p>
    <p className="text-fs-14">{error}</p>
    <p className="text-fs-14 text-on-night-2">{words.advice}</p>
    {onRetry && (
      <button type="button" onClick={onRetry} className={classes(buttonLook({ look: 'night', size: 's' }), 'mt-2')}>
        {words.again}
      </button>
    )}
  </div>
)
