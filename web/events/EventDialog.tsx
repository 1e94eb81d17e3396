import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { EventDetail } from '@bewezen/domain/events/reading.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { ServedDialog } from '../base/parts/ServedDialog.tsx'
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
      <EventFacts shown={shown} detail={look.event} viewer={look.viewer} now={now} />
      <div className="max-lg:contents lg:min-w-0 lg:border-l lg:border-line lg:pl-8">
        <EnrolPanel shown={shown} detail={look.event} viewer={look.viewer} now={now} answered={look.now} />
      </div>
    </div>
  )
  return (
    <ServedDialog title={look.event.title} below="/events" onClose={close}>
      <div className="-mx-5 mb-5 h-28 overflow-clip bg-surface-3 lg:-mx-[26px] lg:h-36">
        <EventArt it={shown} eager />
      </div>
      {body}
      {holds(look.viewer?.role ?? null, 'editEvents') && (
        <div className="mt-6 flex flex-wrap items-center gap-2 border-t max-lg:pb-6 border-line pt-4">
          <EventTools event={look.event} date={shown.date} viewer={look.viewer} now={now} onGone={close} />
        </div>
      )}
    </ServedDialog>
  )
}

const openedOf = (event: EventDetail): Shown | null => {
  const date = event.dates.find(({ id }) => id === event.opened)
  return date ? { event, date } : null
}
