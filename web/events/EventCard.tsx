import { holds } from '@bewezen/domain/access/capabilities.ts'
import { price } from '@bewezen/domain/base/money.ts'
import { stateBadge } from '@bewezen/domain/events/capacity.ts'
import { descriptionPreview } from '@bewezen/domain/events/description.ts'
import { awaitsFirst, enrolButton } from '@bewezen/domain/events/enrolButton.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { locationOf } from '@bewezen/domain/events/meeting.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import type { EventViewer } from '@bewezen/domain/events/reading.ts'
import { cardTime } from '@bewezen/domain/events/shownTime.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { classes } from '../base/parts/classes.ts'
import { EventArt } from './EventArt.tsx'
import { EventBadges } from './EventBadges.tsx'
import { EventLink } from './EventLink.tsx'
import { LaterDates } from './LaterDates.tsx'
import { SeatsLine } from './SeatsLine.tsx'
import { buttonParts, eventPath, type Shown, shownAs } from './shown.ts'
import { Timeline } from './Timeline.tsx'
import { YourTime } from './YourTime.tsx'

type Props = {
  it: Shown
  viewer: EventViewer | null
  now: string
  description?: string
  eager: boolean
  /** The later dates of its series. */
  later?: readonly Shown[]
  /** What staff can do with it. */
  tools?: ReactNode
}

/** A date as a card; a click anywhere on it opens the event, but for its own controls (EV-CARD-01..09, EV-CARD-22..24). */
export function EventCard({ it, viewer, now, description, eager, later = [], tools }: Props) {
  const { event, date } = it
  const isStruck = stateBadge(shownAs(it), now) !== null
  const Icon = event.type === 'digitaal' ? Video : MapPin
  const on = cardTime({ ...date, zone: event.zone }, now)
  const parts = buttonParts(it)
  const { state, label } = enrolButton(viewer, parts.event, parts.date, parts.own, now)
  const path = eventPath(it)
  const isStaff = viewer !== null && holds(viewer.role, 'editEvents')
  return (
    <article
      className={classes(
        'relative flex h-full flex-col overflow-clip rounded-l border border-line bg-surface',
        !event.isLive && 'opacity-70',
      )}
    >
      <div className="relative h-[150px] flex-none overflow-clip bg-surface-3">
        <EventArt it={it} eager={eager} />
        <p className="absolute top-3.5 left-3.5 max-w-[calc(100%-28px)] rounded-[8px] bg-surface px-2.5 py-[5px] text-fs-14 leading-[1.35]">
          <strong className="font-[650]">{on.day}</strong> {on.times}
        </p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2.5 px-5 pt-[18px] pb-5">
        <EventBadges it={it} viewer={viewer} now={now} />
        <h3 className="heading text-fs-21 wrap-anywhere hyphens-auto">
          <EventLink
            dir="auto"
            to={path}
            className={classes(
              'no-underline after:absolute after:inset-0 hover:underline',
              isStruck && 'text-ink-3 line-through!',
            )}
          >
            {event.title}
          </EventLink>
        </h3>
        <p className="flex items-start gap-1.5 text-fs-14 text-ink-2">
          <Icon size={15} aria-hidden="true" className="mt-[3px]" />
          <span className="min-w-0 wrap-anywhere">
            {locationOf({ ...event, venueAddress: null })}
            <YourTime of={{ ...date, zone: event.zone }} />
            {event.zone !== 'Europe/Amsterdam' && <span className="block">{calendarWords.zones[event.zone]}</span>}
          </span>
        </p>
        <Description text={description} />
        <LaterDates of={later} />
        <div className="mt-auto grid gap-3 pt-1">
          <SeatsLine date={date} first={awaitsFirst(parts.event, date, now)} />
          <div className="flex items-center justify-between gap-3">
            <span className="heading text-fs-21 whitespace-nowrap">
              {price(isFree(event) ? 0 : (event.priceCents ?? 0), event.currency)}
            </span>
            <EventLink
              to={path}
              aria-label={`${state === 'open' ? label : words.open}: ${event.title}`}
              className={classes(
                buttonLook({ look: state === 'open' ? 'primary' : 'line', size: 's' }),
                'relative z-1',
              )}
            >
              {state === 'open' ? label : words.open}
            </EventLink>
          </div>
        </div>
        {isStaff && <Timeline event={event} viewer={viewer} now={now} />}
        {tools && (
          <div className="relative z-1 flex flex-wrap items-center gap-2 border-t border-line pt-3">{tools}</div>
        )}
      </div>
    </article>
  )
}

/** Three sentences, and the rest when it is asked for; its place is kept while it is on its way (EV-CARD-03, EV-CARD-04, EV-CARD-14). */
function Description({ text }: { text?: string }) {
  const [isOpen, setOpen] = useState(false)
  const { preview, hasMore } = descriptionPreview(text ?? '')
  return (
    <div className="min-h-[4.5em] text-[15px] leading-normal text-ink-2">
      <p className="inline wrap-anywhere whitespace-pre-line">{isOpen ? text?.trim() : preview}</p>{' '}
      {hasMore && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="touch relative z-1 min-h-6 font-semibold text-ink underline underline-offset-3"
        >
          {isOpen ? calendarWords.showLess : calendarWords.showMore}
        </button>
      )}
    </div>
  )
}
