import { viewAsNames } from '@bewezen/domain/access/viewAs.ts'
import { viewAsLabels, viewAsWords } from '@bewezen/domain/access/viewAsWords.ts'
import { time } from '@bewezen/domain/base/dates.ts'
import { sharedRefused } from '@bewezen/domain/base/words.ts'
import Eye from 'lucide-react/icons/eye'
import { useEffect, useEffectEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from '../base/api/api.ts'
import { askAsViewed } from '../base/api/http.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { refetchFailed } from '../base/live/refetch.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellError } from '../base/parts/toast.ts'
import { renewOwnAccess } from '../base/session/renewOwnAccess.ts'
import { viewedNow } from '../base/session/viewing.ts'

/** Where an admin chooses, and comes back to. */
const home = '/admin/bekijk-als'

/**
 * Shows as whom the site is viewed, over everything and before all else for the keyboard, until it is stopped or its time is
 * over; says it once more when something could not be saved (ADM-MORE-53, ADM-MORE-54).
 */
export function showViewing(): void {
  const viewing = viewedNow()
  if (!viewing) return
  askAsViewed()
  showBar(viewing, viewAsWords.barHint, () => window.location.assign(home))
}

let takeAway: (() => void) | null = null

/**
 * Shows in a tab that was open before, with what was typed in it, that another tab views the site as a role; takes the bar
 * away once it is told that nobody does (null), and fetches what was refused meanwhile (ADM-MORE-52, ADM-MORE-53).
 */
export function showElsewhere(viewing: string | null): void {
  takeAway?.()
  takeAway = null
  if (!viewing) return void refetchFailed()
  const bar = showBar(viewing, viewAsWords.elsewhereHint, () => {})
  // Whoever comes back to this tab may have stopped it in the other one.
  const ask = () => document.visibilityState === 'visible' && void renewOwnAccess()
  addEventListener('focus', ask)
  document.addEventListener('visibilitychange', ask)
  takeAway = () => {
    removeEventListener('focus', ask)
    document.removeEventListener('visibilitychange', ask)
    bar?.()
  }
}

/** Draws the bar; answers how it is taken away. */
function showBar(viewing: string, hint: string, onStopped: () => void): (() => void) | null {
  const [name, endsAt = ''] = viewing.split(' ')
  const as = viewAsNames.find((one) => one === name)
  if (!as) return null
  const place = document.createElement('aside')
  place.setAttribute('aria-label', viewAsWords.barLabel)
  // What lies over a page hides the rest of it from screen readers, but not what is a live region.
  place.setAttribute('aria-live', 'off')
  place.popover = 'manual'
  place.className =
    'pointer-events-auto fixed inset-x-3 top-auto bottom-[calc(69px+max(8px,env(safe-area-inset-bottom)))] m-0 mx-auto w-auto max-w-[640px] rounded-l border border-night-line bg-night p-0 text-on-night shadow-(--shadow-3) lg:bottom-4'
  // A dialog that keeps the focus to itself does not hear that it came here.
  place.addEventListener('focusin', (event) => event.stopPropagation())
  const show = () => {
    if (place.isConnected) return
    document.body.prepend(place)
    place.showPopover()
  }
  show()
  // Drawing the page anew may take the bar with it.
  const watch = new MutationObserver(show)
  watch.observe(document, { childList: true, subtree: true })
  const room = makeRoom()
  const root = createRoot(place)
  root.render(<Bar label={viewAsLabels[as]} hint={hint} endsAt={endsAt} onStopped={onStopped} />)
  const silent = tellRefused()
  return () => {
    silent()
    watch.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((look) => look !== room)
    root.unmount()
    place.remove()
  }
}

/** Says of everything that could not be saved why, also of what was refused while the bar was on its way. */
function tellRefused(): () => void {
  const cache = queries().getMutationCache()
  const tell = (failed: unknown) => {
    if (refusalOf(failed)?.code !== 'VIEWING_AS') return
    const { title, text } = sharedRefused.VIEWING_AS
    tellError(title, text)
  }
  tell(cache.getAll().at(-1)?.state.error)
  return cache.subscribe(({ mutation }) => tell(mutation?.state.error))
}

/** What stands at the end of a page, or at the bottom of a screen that fills the window, can still be seen above the bar. */
function makeRoom(): CSSStyleSheet {
  const look = new CSSStyleSheet()
  look.replaceSync('body{padding-bottom:88px}body>div:has([data-fills]){height:calc(100dvh - 88px)}')
  document.adoptedStyleSheets.push(look)
  return look
}

type BarProps = { label: string; hint: string; endsAt: string; onStopped: () => void }

function Bar({ label, hint, endsAt, onStopped }: BarProps) {
  const [isBusy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await api.access.stopViewing.call({})
      onStopped()
    } catch {
      setBusy(false)
      tellError(viewAsWords.failed, viewAsWords.stopFailed)
    }
  }
  // It is really ended there: a clock that runs ahead would else come back to a page that is over at once.
  const finish = useEffectEvent(() => void stop())
  useEffect(() => {
    const left = () => Date.parse(endsAt) - Date.now()
    const end = () => left() <= 0 && finish()
    const timer = setTimeout(() => finish(), Math.max(0, left()))
    // A device that slept does not count on.
    document.addEventListener('visibilitychange', end)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', end)
    }
  }, [endsAt])
  return (
    <div className="flex items-center gap-3 py-2.5 pr-2.5 pl-4">
      <Eye size={20} aria-hidden="true" className="flex-none" />
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block text-[15px] font-semibold">{viewAsWords.bar(label)}</span>
        <span className="block text-fs-13 text-on-night-2">
          {hint} {viewAsWords.until(time(endsAt))}
        </span>
      </p>
      <Button look="night" busy={isBusy} onClick={() => void stop()}>
        {viewAsWords.stop}
      </Button>
    </div>
  )
}
