import { shortDayTime, time } from '@bewezen/domain/base/dates.ts'
import { eventPath } from '@bewezen/domain/events/addresses.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import type { NextDate, StreamToday } from '@bewezen/domain/today/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { OwnBadge } from './OwnBadge.tsx'

type Props = { streams: readonly StreamToday[]; dates: readonly NextDate[] }

/** The livestreams of today and the next dates of events, each a way there (SH-TODAY-03, SH-TODAY-04). */
export function Coming({ streams, dates }: Props) {
  if (streams.length + dates.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">{words.noDates}</p>
        <LinkButton look="line" size="s" to="/events">
          {words.toEvents}
        </LinkButton>
      </div>
    )
  return (
    <ul aria-label={words.coming} className="divide-y divide-line">
      {streams.map((one) => (
        <Row key={one.id} to={livestreamPath(one.id)} title={one.title} when={time(one.startTime)}>
          <Badge look={one.isActive ? 'live' : 'sky'}>{one.isActive ? words.liveNow : words.livestream}</Badge>
        </Row>
      ))}
      {dates.map((one) => {
        const path = eventPath(one.slug, one.id)
        const when = shortDayTime(one.startAt, one.zone)
        return (
          <Row key={one.id} to={path} title={one.title} when={one.venueName ? `${when}, ${one.venueName}` : when}>
            {one.own === null ? (
              <LinkButton look="line" size="s" to={path}>
                {words.enrol}
              </LinkButton>
            ) : (
              <OwnBadge own={one.own} />
            )}
          </Row>
        )
      })}
    </ul>
  )
}

type RowProps = { to: string; title: string; when: string; children: React.ReactNode }

const Row = ({ to, title, when, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-3 first:pt-0">
    <div className="min-w-0 flex-[1_1_160px]">
      <PathLink dir="auto" to={to} className="font-semibold leading-[1.35] wrap-anywhere no-underline hover:underline">
        {title}
      </PathLink>
      <p className="text-fs-14 text-ink-2">{when}</p>
    </div>
    {children}
  </li>
)
