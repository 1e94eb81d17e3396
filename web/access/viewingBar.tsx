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
import { Button } from '../base/parts/Button.tsx'
import { tellError } from '../base/parts/toast.ts'
import { viewedNow } from '../base/session/viewing.ts'

/** Where an admin chooses, and comes back to. */
const home = '/admin/bekijk-als'

/**
 * Shows as whom the site is viewed, over everything and before all else for the keyboard, until it is stopped or its time is
 * over; says it once more when something could not be saved (ADM-MORE-53, ADM-MORE-54).
 */
export function showViewing(): void {
  const [name, endsAt = ''] = viewedNow()?.split(' ') ?? []
  const as = viewAsNames.find((one) => one === name)
  if (!as) return
  askAsViewed()
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
  new MutationObserver(show).observe(document, { childList: true, subtree: true })
  makeRoom()
  createRoot(place).render(<Bar label={viewAsLabels[as]} endsAt={endsAt} />)
  queries()
    .getMutationCache()
    .subscribe(({ mutation }) => {
      if (refusalOf(mutation?.state.error)?.code !== 'VIEWING_AS') return
      const { title, text } = sharedRefused.VIEWING_AS
      tellError(title, text)
    })
}

/** What stands at the end of a page, or at the bottom of a screen that fills the window, can still be seen above the bar. */
function makeRoom(): void {
  const look = new CSSStyleSheet()
  look.replaceSync('body{padding-bottom:88px}body>div:has([data-fills]){height:calc(100dvh - 88px)}')
  document.adoptedStyleSheets.push(look)
}

const leave = () => window.location.assign(home)

function Bar({ label, endsAt }: { label: string; endsAt: string }) {
  const [isBusy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await api.access.stopViewing.call({})
      leave()
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
          {viewAsWords.barHint} {viewAsWords.until(time(endsAt))}
        </span>
      </p>
      <Button look="night" busy={isBusy} onClick={() => void stop()}>
        {viewAsWords.stop}
      </Button>
    </div>
  )
}
