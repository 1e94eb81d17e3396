import type { EventViewer } from '@bewezen/domain/events/reading.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { EventBadges } from './EventBadges.tsx'
import { EventLink } from './EventLink.tsx'
import { eventPath, type Shown } from './shown.ts'
import { useViewerZone } from './useViewerZone.ts'

type Props = { title: string; viewer: EventViewer | null; now: string; events: readonly Shown[]; onClose: () => void }

/** All events of a day, each leading to its own dialog (EV-CAL-26). */
export function DayList({ title, viewer, now, events, onClose }: Props) {
  const zone = useViewerZone()
  return (
    <ResponsiveModal open readsFirst onClose={onClose} title={title}>
      <ul className="grid gap-2">
        {events.map((it) => (
          <li key={it.date.id} className="relative grid gap-1.5 rounded-m border border-line p-3.5 hover:bg-surface-2">
            <EventLink
              dir="auto"
              to={eventPath(it)}
              onClick={onClose}
              className="font-[650] wrap-anywhere no-underline after:absolute after:inset-0"
            >
              {it.event.title}
            </EventLink>
            <p className="text-fs-14 text-ink-2">
              {shownTime({ ...it.date, zone: it.event.zone }, zone ?? it.event.zone).when}
            </p>
            <EventBadges it={it} viewer={viewer} now={now} />
          </li>
        ))}
      </ul>
    </ResponsiveModal>
  )
}
