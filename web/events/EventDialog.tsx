import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { EventDetail } from '@bewezen/domain/events/reading.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { type ReactNode, useSyncExternalStore } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { classes } from '../base/parts/classes.ts'
import { iconButtonLook } from '../base/parts/IconButton.tsx'
import { sheetBody, sheetLook } from '../base/parts/overlay.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { words as partWords } from '../base/parts/words.ts'
import { EventArt } from './EventArt.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventTools } from './EventTools.tsx'
import { EnrolPanel } from './enrol/EnrolPanel.tsx'
import { freshness } from './freshness.ts'
import type { LoadedEvent } from './loadEvents.ts'
import type { Shown } from './shown.ts'
import { useServerNow } from './useServerNow.ts'

/** One event over the calendar; closing it, or going back, leads to the calendar as it was (EV-ROUTE-02, EV-ROUTE-19, EV-CAL-15). */
export function EventDialog() {
  const { look }: LoadedEvent = useLoaderData({ from: '/events/$eventSlug' })
  return look && <Opened first={look} />
}

function Opened({ first }: { first: NonNullable<LoadedEvent['look']> }) {
  const router = useRouter()
  const read = useRead(
    api.events.event,
    { slug: first.event.slug, occurrence: first.event.opened },
    { initialData: first, ...freshness },
  )
  const look = read.data ?? first
  const now = useServerNow(look.now)
  const shown = openedOf(look.event)
  if (!shown) return null
  const close = () => {
    const { state } = router.state.location as { state: { fromCalendar?: boolean } }
    if (state.fromCalendar) router.history.back()
    else void router.navigate({ href: '/events', resetScroll: false })
  }
  const body = (
    // On phones the parts of the panel stand in one column with the facts, so that its button can stay in view beside them.
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-8">
      <EventFacts {...{ shown, detail: look.event, viewer: look.viewer, now }} />
      <div className="max-lg:contents lg:min-w-0 lg:border-l lg:border-line lg:pl-8">
        <EnrolPanel {...{ shown, detail: look.event, viewer: look.viewer, now, answered: look.now }} />
      </div>
    </div>
  )
  return (
    <Over title={look.event.title} onClose={close}>
      <div className="-mx-5 mb-5 h-28 overflow-clip bg-surface-3 lg:-mx-[26px] lg:h-36">
        <EventArt it={shown} eager />
      </div>
      {body}
      {holds(look.viewer?.role ?? null, 'editEvents') && (
        <div className="mt-6 flex flex-wrap items-center gap-2 border-t max-lg:pb-6 border-line pt-4">
          <EventTools event={look.event} date={shown.date} viewer={look.viewer} onGone={close} />
        </div>
      )}
    </Over>
  )
}

const openedOf = (event: EventDetail): Shown | null => {
  const date = event.dates.find(({ id }) => id === event.opened)
  return date ? { event, date } : null
}

type OverProps = { title: string; onClose: () => void; children: ReactNode }

/** A dialog; the server draws it as it will stand there, with a link that closes it, so that it can be read without code. */
function Over({ title, onClose, children }: OverProps) {
  if (useIsBrowser())
    return (
      <ResponsiveModal open readsFirst width="xl" title={title} onClose={onClose}>
        {children}
      </ResponsiveModal>
    )
  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 z-(--z-dialog) bg-scrim" />
      <article className={classes(sheetLook('dialog'), 'lg:max-w-[1120px]')}>
        <span aria-hidden="true" className="mx-auto mt-2.5 block h-1 w-10 rounded-full bg-line lg:hidden" />
        <header className="flex items-start gap-4 px-5 pt-4 pb-3 lg:px-[26px] lg:pt-6">
          <h2 className="heading min-w-0 flex-1 text-fs-26 leading-[1.15]">{title}</h2>
          <PathLink
            to="/events"
            aria-label={partWords.close}
            className={classes(iconButtonLook(), '-mt-1 -mr-2 border border-line bg-surface lg:-mr-3')}
          >
            <X size={18} />
          </PathLink>
        </header>
        <div className={sheetBody}>{children}</div>
      </article>
    </>
  )
}

const useIsBrowser = () => useSyncExternalStore(never, yes, no)
const [never, yes, no] = [() => () => {}, () => true, () => false]
