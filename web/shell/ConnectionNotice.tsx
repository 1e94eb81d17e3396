import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import Wifi from 'lucide-react/icons/wifi'
import WifiOff from 'lucide-react/icons/wifi-off'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { hurry, lineStatus, onLineStatus } from '../base/live/live.ts'
import { hasOwnNotice, onOwnNotice } from '../base/live/ownNotice.ts'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { useFloating } from './useFloating.ts'
import { words } from './words.ts'

/** A line that is lost for a moment is no news: most come back by themselves. */
const patience = 2_500
const restoredFor = 4_000

/** Slides in under the top bar while there is no connection, and says when it is back (SH-ERR-17). What is typed stays; `more` says what waits. */
export function ConnectionNotice({ more }: { more: ReactNode }) {
  const face = useConnection()
  const isTold = useSyncExternalStore(onOwnNotice, hasOwnNotice, hasOwnNotice)
  if (face === 'lost')
    return isTold ? null : (
      <Notice
        role="alert"
        icon={<WifiOff size={20} />}
        className="border-ember-ink bg-ember-soft text-ember-ink"
        action={
          <Button look="line" size="s" onClick={hurry}>
            {pageFailedWords.tryAgain}
          </Button>
        }
      >
        {failureWords.offline}
        {more}
      </Notice>
    )
  if (face === 'restored')
    return (
      <Notice role="status" icon={<Wifi size={20} />} className="border-moss-ink bg-moss-soft text-moss-ink">
        {failureWords.onlineAgain} {words.upToDate}
      </Notice>
    )
  return null
}

function useConnection(): 'fine' | 'lost' | 'restored' {
  const line = useSyncExternalStore(onLineStatus, lineStatus)
  const [face, setFace] = useState<'fine' | 'lost' | 'restored'>('fine')
  useEffect(() => {
    if (line === 'lost') {
      const timer = setTimeout(() => setFace('lost'), navigator.onLine ? patience : 0)
      return () => clearTimeout(timer)
    }
    setFace((before) => (before === 'lost' ? 'restored' : before))
    const timer = setTimeout(() => setFace('fine'), restoredFor)
    return () => clearTimeout(timer)
  }, [line])
  return face
}

type Props = { role: 'alert' | 'status'; icon: ReactNode; className: string; action?: ReactNode; children: ReactNode }

/** Under the bar, also where that floats: then it ends 12 pixels lower. */
function Notice({ role, icon, className, action, children }: Props) {
  const floats = useFloating()
  return (
    <div
      role={role}
      className={classes(
        'gutter sticky z-(--z-bar) flex min-h-12 flex-wrap items-center gap-3 border-b py-2 text-fs-14 leading-[1.4] lg:text-[15px]',
        floats ? 'top-[74px] lg:top-[84px]' : 'top-[62px] lg:top-[72px]',
        className,
      )}
    >
      {icon}
      <p className="min-w-0 flex-1 text-ink">{children}</p>
      {action}
    </div>
  )
}
