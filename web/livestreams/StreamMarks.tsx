import { dateTime } from '@bewezen/domain/base/dates.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { isLate } from '@bewezen/domain/livestreams/evening.ts'
import { audienceBadges, isPastEnd, streamState } from '@bewezen/domain/livestreams/stream.ts'
import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import Calendar from 'lucide-react/icons/calendar'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { Badge } from '../base/parts/Badge.tsx'

type Props = { stream: Livestream; now: string }

/** How a stream stands and for whom it is; managers also see that it should be over (LIVE-LIST-04, LIVE-LIST-05, LIVE-LIST-08, LIVE-STATE-10, LIVE-STATE-11, LIVE-MORE-71). */
export const StreamBadges = ({ stream, now }: Props) => {
  const state = streamState(stream, now)
  return (
    <p className="flex flex-wrap gap-1.5">
      {state === 'live' && <Badge look="live">{words.live}</Badge>}
      {state === 'upcoming' && <Badge look="sky">{words.planned}</Badge>}
      {isLate(stream, now) && <Badge look="sun">{words.late}</Badge>}
      <Audience stream={stream} />
      {stream.viewer.mayManage && isPastEnd(stream, now) && <Badge look="sun">{words.endPassed}</Badge>}
    </p>
  )
}

const Audience = ({ stream }: { stream: Livestream }) =>
  audienceBadges(stream).map((badge) => (
    <Badge key={badge} look="line" icon={<Users size={13} aria-hidden="true" />}>
      {badge}
    </Badge>
  ))

/** When a stream begins, and who made it (LIVE-LIST-06, LIVE-LIST-07). */
export const StreamFacts = ({ stream: { startTime, creatorName } }: { stream: Livestream }) => (
  <>
    <p className="flex items-center gap-2">
      <Calendar size={16} aria-hidden="true" />
      <time dateTime={startTime}>{dateTime(startTime)}</time>
    </p>
    <p className="flex min-w-0 items-center gap-2">
      <User size={16} aria-hidden="true" />
      <span dir="auto" className="wrap-anywhere">
        {creatorName ?? words.unknownCreator}
      </span>
    </p>
  </>
)
