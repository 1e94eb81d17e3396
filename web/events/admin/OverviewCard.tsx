import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import type { DeskEvent } from '@bewezen/domain/events/desk.ts'
import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x'
import Pencil from 'lucide-react/icons/pencil'
import { showOverlay } from '../../base/document/overlay.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { classes } from '../../base/parts/classes.ts'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { EventArt } from '../EventArt.tsx'
import { LiveSwitch } from '../manage/LiveSwitch.tsx'
import { SeatsLine } from '../SeatsLine.tsx'
import { countedOf } from './counted.ts'
import { DeskBadges } from './DeskBadges.tsx'
import { DeskPrice } from './DeskPrice.tsx'

/** One event of the overview: the whole card opens its dashboard, what stands at its end acts here (EV-ADMIN-02..09, EV-ADMIN-24, EV-ADMIN-26). */
export function OverviewCard({ event, now }: { event: DeskEvent; now: string }) {
  const { date, zone } = event
  const isOver = toMs(date.endAt) < toMs(now)
  return (
    <Card
      as="li"
      className="relative grid overflow-hidden fast has-[h2_a:hover]:border-line-strong lg:grid-cols-[196px_minmax(0,1fr)_236px]"
    >
      <div
        aria-hidden="true"
        className={classes('h-24 overflow-hidden lg:h-auto lg:min-h-40', (isOver || !event.isLive) && 'grayscale')}
      >
        <EventArt it={{ event, date }} />
      </div>
      <div className="min-w-0 px-5 py-4">
        <DeskBadges event={event} now={now} />
        <h2 className="heading mt-2 text-fs-21 wrap-anywhere">
          <PathLink
            dir="auto"
            to={`/events/admin?event=${event.id}`}
            className="no-underline after:absolute after:inset-0 focus-visible:after:rounded-l"
          >
            {event.title}
          </PathLink>
        </h2>
        <p className="mt-1 text-fs-14 font-semibold">{shownTime({ ...date, zone }, zone).when}</p>
        {event.description && (
          <p dir="auto" className="mt-1 line-clamp-2 max-w-[62ch] text-fs-14 leading-normal wrap-anywhere text-ink-2">
            {event.description}
          </p>
        )}
        <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-fs-14">
          <li className="flex items-center gap-1.5">
            <CalendarClock size={16} aria-hidden="true" className="text-ink-3" />
            {words.enrolUntil(shortDateTime(date.closesAt, zone))}
          </li>
          <li className="flex items-center gap-1.5">
            <CalendarX size={16} aria-hidden="true" className="text-ink-3" />
            {words.cancelUntil(shortDateTime(date.freeUntil ?? date.startAt, zone))}
          </li>
        </ul>
      </div>
      <div className="relative grid content-center gap-2 border-line px-5 py-4 max-lg:border-t lg:border-l">
        <p className="text-right max-lg:text-left">
          <DeskPrice event={event} />
        </p>
        <SeatsLine date={countedOf(date)} />
        <LiveSwitch event={event} />
        <Button
          look="line"
          size="s"
          icon={<Pencil size={16} />}
          aria-label={words.editOf(event.title)}
          onClick={() => showOverlay({ eventForm: { eventId: event.id } })}
        >
          {words.edit}
        </Button>
      </div>
    </Card>
  )
}
