import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { eventPath } from '@bewezen/domain/events/addresses.ts'
import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { useId } from 'react'
import { Badge } from '../base/parts/Badge.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { EventArt } from '../events/index.ts'
import { OwnBadge } from './OwnBadge.tsx'

/** The next event of one's own, else the next that there is, under its sky (COM-START-41). */
export function NextUp({ date }: { date: NextDate | null }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="heading mb-2.5 text-fs-21">
        {words.next}
      </h2>
      {date ? (
        <Card of={date} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">{words.noDates}</p>
          <LinkButton look="line" size="s" to="/events">
            {words.toEvents}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

const Card = ({ of: { id, slug, title, imageUrl, startAt, zone, venueName, own, offer } }: { of: NextDate }) => (
  <div className="relative grid gap-0.5">
    <div className="mb-2 h-[84px] overflow-clip rounded-m bg-surface-3">
      <EventArt it={{ event: { id, imageUrl, title }, date: { startAt } }} />
    </div>
    <PathLink
      dir="auto"
      to={eventPath(slug, id)}
      className="leading-[1.35] font-[650] wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
    >
      {title}
    </PathLink>
    <p className="text-fs-14 text-ink-2 wrap-anywhere">
      {shortDayTime(startAt, zone)}
      {venueName && `, ${venueName}`}
    </p>
    {(own || offer === 'wait') && (
      <p className="mt-1.5">{own ? <OwnBadge own={own} /> : <Badge look="sun">{words.full}</Badge>}</p>
    )}
  </div>
)
