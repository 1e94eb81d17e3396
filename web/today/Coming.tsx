import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { eventPath } from '@bewezen/domain/events/addresses.ts'
import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Appointment } from './Appointment.tsx'
import { OwnBadge } from './OwnBadge.tsx'

/** The next dates of events that are not of the own day, each a way there (SH-TODAY-03, SH-TODAY-04). */
export function Coming({ dates }: { dates: readonly NextDate[] }) {
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
      {dates.map(({ id, slug, title, startAt, zone, venueName, own }) => {
        const path = eventPath(slug, id)
        const when = shortDayTime(startAt, zone)
        return (
          <li key={id}>
            <Appointment to={path} title={title} where={venueName ? `${when}, ${venueName}` : when}>
              {own === null ? (
                <LinkButton look="line" size="s" to={path}>
                  {words.enrol}
                </LinkButton>
              ) : (
                <OwnBadge own={own} />
              )}
            </Appointment>
          </li>
        )
      })}
    </ul>
  )
}
