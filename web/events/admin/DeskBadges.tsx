import { shortDate } from '@bewezen/domain/base/dates.ts'
import { capacityBadge, stateBadge } from '@bewezen/domain/events/capacity.ts'
import type { DeskEvent } from '@bewezen/domain/events/desk.ts'
import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import { formLabels } from '@bewezen/domain/events/formLabelWords.ts'
import { formNoticeWords } from '@bewezen/domain/events/formWords.ts'
import { capacityWords } from '@bewezen/domain/events/words.ts'
import EyeOff from 'lucide-react/icons/eye-off'
import MapPin from 'lucide-react/icons/map-pin'
import Repeat from 'lucide-react/icons/repeat'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import { Badge } from '../../base/parts/Badge.tsx'
import { countedOf } from './counted.ts'

/** What is to be known of an event at a glance: state, seats, kind, for whom, and how it repeats (EV-ADMIN-26). */
export function DeskBadges({ event, now }: { event: DeskEvent; now: string }) {
  const { date, isLive, pattern, zone } = event
  const shown = {
    endAt: date.endAt,
    isCancelled: event.status === 'cancelled' || date.status === 'cancelled',
    isLive,
  }
  const state = stateBadge(shown, now)
  const seats = capacityBadge(countedOf(date), shown, now)
  const policy = words.policies[event.policy]
  const Kind = event.type === 'digitaal' ? Video : MapPin
  return (
    <p className="flex flex-wrap gap-1.5">
      {!isLive && <Badge icon={<EyeOff size={14} aria-hidden="true" />}>{capacityWords.offline}</Badge>}
      {state && <Badge look={shown.isCancelled ? 'ember' : 'neutral'}>{state}</Badge>}
      {seats && <Badge look={seats === capacityWords.few ? 'ember' : 'night'}>{seats}</Badge>}
      <Badge look="line" icon={<Kind size={14} aria-hidden="true" />}>
        {formLabels.types[event.type][0]}
      </Badge>
      {policy && (
        <Badge look="sky" icon={<Users size={14} aria-hidden="true" />}>
          {policy}
        </Badge>
      )}
      {pattern && (
        <Badge look="line" icon={<Repeat size={14} aria-hidden="true" />}>
          {words.next(formLabels.patterns[pattern], shortDate(date.startAt, zone))}
        </Badge>
      )}
      {state === null && date.taken < event.minParticipants && <Badge look="sun">{formNoticeWords.belowMinimum}</Badge>}
    </p>
  )
}
