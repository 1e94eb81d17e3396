import type { DeskDate } from '@bewezen/domain/events/desk.ts'
import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import { locationOf } from '@bewezen/domain/events/meeting.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import { useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import CircleCheck from 'lucide-react/icons/circle-check'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useState } from 'react'
import { useQueries } from '../../base/api/queries.ts'
import { showOverlay } from '../../base/document/overlay.ts'
import { Button } from '../../base/parts/Button.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { Spinner } from '../../base/parts/Spinner.tsx'
import { CancelEvent } from '../manage/CancelEvent.tsx'
import { CopyEvent } from '../manage/CopyEvent.tsx'
import { DeleteEvent } from '../manage/DeleteEvent.tsx'
import { LiveSwitch } from '../manage/LiveSwitch.tsx'
import type { About } from './about.ts'
import { type Saving, watchSaving } from './saving.ts'

/** Which event it is, what can be done with it, and whether something is being saved (EV-ADMIN-09, EV-ADMIN-12, EV-ADMIN-29). */
export function DashboardHead({ event, date }: { event: About['event']; date: DeskDate }) {
  const navigate = useNavigate()
  const place = locationOf({ ...event, venueAddress: null })
  const when = shownTime({ ...date, zone: event.zone }, event.zone).when
  return (
    // On a desk the actions stand above the title, in one row whatever its length.
    <header className="mb-5 grid gap-y-1 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-x-6">
      <div className="flex items-center justify-between gap-4">
        <PathLink to="/events/admin" className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline">
          <ArrowLeft size={18} aria-hidden="true" />
          {words.back}
        </PathLink>
        <Saved />
      </div>
      <div className="min-w-0 max-lg:mb-3 lg:col-span-2">
        <h1 dir="auto" className="heading text-[1.875rem] leading-[1.1] tracking-[-0.03em] wrap-anywhere lg:text-fs-46">
          {event.title}
        </h1>
        <p className="mt-1.5 text-ink-2">{[when, place].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-2 lg:row-start-1 lg:justify-end lg:gap-x-3 max-sm:gap-x-2 max-sm:[&>button]:grow max-sm:[&>button]:px-3 max-sm:[&>button]:text-fs-14">
        <LiveSwitch event={event} />
        <Button
          look="line"
          icon={<Pencil size={16} />}
          onClick={() => showOverlay({ eventForm: { eventId: event.id } })}
        >
          {words.edit}
        </Button>
        <CopyEvent event={event} />
        {event.status === 'scheduled' && <CancelEvent event={event} />}
        <DeleteEvent
          event={{ ...event, isRecurring: event.pattern !== null }}
          onDone={() => void navigate({ to: '/events/admin' as '.', replace: true })}
        />
      </div>
    </header>
  )
}

/** Says that something is being saved, and afterwards that it is, unless it was refused. */
function Saved() {
  const cache = useQueries()
  const [saving, setSaving] = useState<Saving>(null)
  useEffect(() => watchSaving(cache.getMutationCache(), setSaving), [cache])
  return (
    <span role="status" className="inline-flex min-h-6 items-center gap-1.5 text-fs-14 text-ink-2">
      {saving === 'saving' && <Spinner />}
      {saving === 'saved' && <CircleCheck size={16} aria-hidden="true" className="text-moss-ink" />}
      {saving && (saving === 'saving' ? words.saving : words.saved)}
    </span>
  )
}
