import { holds } from '@bewezen/domain/access/capabilities.ts'
import { mayMove } from '@bewezen/domain/events/movableDate.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import type { EventViewer } from '@bewezen/domain/events/reading.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useSyncExternalStore } from 'react'
import { showOverlay } from '../base/document/overlay.ts'
import { Button } from '../base/parts/Button.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { EndDate } from './manage/EndDate.tsx'
import { LiveSwitch } from './manage/LiveSwitch.tsx'
import { MoveDate } from './manage/MoveDate.tsx'
import type { About, Shown } from './shown.ts'

type Props = {
  event: About
  date: Shown['date']
  viewer: EventViewer | null
  now: string
  /** It is on or off now, as it is stored. */
  onLive?: (isLive: boolean) => void
  /** It is gone. */
  onGone: () => void
}

/** What staff do with an event where they see it: edit, move and delete it; admins manage it and switch it live (EV-CARD-11..13, EV-CARD-21, EV-DETAIL-05). */
export function EventTools({ event, date, viewer, now, onLive, onGone }: Props) {
  const isBrowser = useSyncExternalStore(never, yes, no)
  if (!(viewer && holds(viewer.role, 'editEvents'))) return null
  return (
    <>
      <Button
        look="line"
        icon={<Pencil size={16} />}
        aria-label={`${words.edit}: ${event.title}`}
        onClick={() => showOverlay({ eventForm: { eventId: event.id } })}
      >
        {words.edit}
      </Button>
      {mayMove(event, date, now) && <MoveDate shown={{ event, date }} />}
      <EndDate event={event} date={date} onGone={onGone} mayCancel={holds(viewer.role, 'manageEvents')} />
      {holds(viewer.role, 'manageEvents') && (
        <>
          <LinkButton to={`/events/admin?event=${event.id}`} look="line" aria-label={`${words.manage}: ${event.title}`}>
            {words.manage}
          </LinkButton>
          {/* Only a browser knows what its person may at this moment; the place is kept. */}
          <span className="inline-flex min-h-11 min-w-24 items-center">
            {isBrowser && <LiveSwitch event={event} onStored={onLive} />}
          </span>
        </>
      )}
    </>
  )
}

const [never, yes, no] = [() => () => {}, () => true, () => false]
