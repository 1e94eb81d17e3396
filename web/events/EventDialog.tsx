import type { EventDetail } from '@bewezen/domain/events/reading.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { ServedDialog } from '../base/parts/ServedDialog.tsx'
import { Columns } from './Columns.tsx'
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
  return (
    <ServedDialog title={look.event.title} below="/events" onClose={close}>
      <Columns
        key={shown.event.id}
        shown={shown}
        detail={look.event}
        viewer={look.viewer}
        now={now}
        answered={look.now}
        onGone={close}
      />
    </ServedDialog>
  )
}

const openedOf = (event: EventDetail): Shown | null => {
  const date = event.dates.find(({ id }) => id === event.opened)
  return date ? { event, date } : null
}
