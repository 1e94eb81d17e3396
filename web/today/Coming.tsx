import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { eventPath } from '@bewezen/domain/events/addresses.ts'
import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Appointment } from './Appointment.tsx'
import { OwnBadge } from './OwnBadge.tsx'

type Props = { dates: readonly NextDate[]; enrolling: NextDate | null; onEnrol: (date: NextDate) => void }

/** The next dates of events that are not of the own day, each a way there and, where it is offered, to a place on it (SH-TODAY-03, SH-TODAY-04, SH-TODAY-20). */
export function Coming({ dates, enrolling, onEnrol }: Props) {
  if (dates.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">{words.noDates}</p>
        <LinkButton look="line" size="s" to="/events">
          {words.toEvents}
        </LinkButton>
      </div>
    )
  return (
    <ul aria-label={words.coming} className="grid gap-1">
      {dates.map((date) => {
        const { id, slug, title, startAt, zone, venueName, own } = date
        const path = eventPath(slug, id)
        const when = shortDayTime(startAt, zone)
        return (
          <li key={id}>
            <Appointment to={path} title={title} where={venueName ? `${when}, ${venueName}` : when}>
              {own ? (
                <OwnBadge own={own} />
              ) : date.offer === 'look' ? (
                <LinkButton look="line" size="s" to={path}>
                  {words.look}
                </LinkButton>
              ) : (
                <Offer of={date} busy={enrolling?.id === id} onEnrol={() => onEnrol(date)} />
              )}
            </Appointment>
          </li>
        )
      })}
    </ul>
  )
}

type OfferProps = { of: NextDate; busy: boolean; onEnrol: () => void }

/** A place on a date that has one left; else that it is full, with its waitlist. */
function Offer({ of: { title, offer }, busy, onEnrol }: OfferProps) {
  const isFull = offer === 'wait'
  return (
    <span className="flex flex-wrap items-center gap-3">
      {isFull && <Badge look="sun">{words.full}</Badge>}
      <Button
        look="line"
        size="s"
        busy={busy}
        aria-label={isFull ? words.toWaitlistOf(title) : words.enrolFor(title)}
        onClick={onEnrol}
      >
        {isFull ? words.toWaitlist : words.enrol}
      </Button>
    </span>
  )
}
