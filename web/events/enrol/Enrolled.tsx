import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { locationOf } from '@bewezen/domain/events/meeting.ts'
import { useEffect, useEffectEvent } from 'react'
import { HorizonArt } from '../../base/parts/HorizonArt.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import type { Shown } from '../shown.ts'
import { tellEventsUpdated } from '../updated.ts'

/** How long the success step stays (EV-ENROL-04). */
export const stays = 2_000

/** Says that it worked, closes by itself, and reads the events anew (EV-ENROL-03..05, EV-ENROL-24, EV-ENROL-44). */
export function Enrolled({ shown: { event, date }, onClose }: { shown: Shown; onClose: () => void }) {
  const close = () => {
    tellEventsUpdated()
    onClose()
  }
  // Two seconds from when it stands there, whatever is drawn anew.
  const closeByItself = useEffectEvent(close)
  useEffect(() => {
    const timer = setTimeout(() => closeByItself(), stays)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ResponsiveModal open readsFirst width="s" onClose={close} title={enrolWords.doneHeading}>
      <div className="grid justify-items-center gap-2 py-4 text-center" role="status">
        <HorizonArt />
        <p dir="auto" className="font-[650]">
          {event.title}
        </p>
        <p className="text-ink-2">
          {shortDateTime(date.startAt, event.zone)}, {locationOf({ ...event, venueAddress: null })}
        </p>
      </div>
    </ResponsiveModal>
  )
}
