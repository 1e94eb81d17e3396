import { capacityBadge, stateBadge } from '@bewezen/domain/events/capacity.ts'
import { tierBadge, tierMeaning } from '@bewezen/domain/events/opening.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import type { EventViewer } from '@bewezen/domain/events/reading.ts'
import { capacityWords, enrolButtonWords } from '@bewezen/domain/events/words.ts'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import { Badge } from '../base/parts/Badge.tsx'
import { type Shown, shownAs } from './shown.ts'

type Props = { it: Shown; viewer: EventViewer | null; now: string; withType?: boolean }

/** What is to be known of a date at a glance: full, past, cancelled, offline, one's own place, and when one may enrol (EV-CARD-07..09, EV-CARD-15, EV-CARD-20, EV-CARD-25, EV-VIS-17). */
export function EventBadges({ it, viewer, now, withType = false }: Props) {
  const { event, date } = it
  const state = stateBadge(shownAs(it), now)
  const seats = capacityBadge(date, shownAs(it), now)
  const tier = state === null && event.isLive ? tierBadge(event, viewer, now) : null
  const isOwn = date.own?.status === 'enrolled'
  // The dialog, which has the kind too, says it in full.
  const meaning = tier && !(withType || isOwn) ? tierMeaning(event, viewer, now) : null
  const Icon = event.type === 'digitaal' ? Video : MapPin
  if (!(state || seats || tier || withType || isOwn || !event.isLive)) return null
  return (
    <p className="flex flex-wrap gap-1.5">
      {!event.isLive && <Badge look="night">{capacityWords.offline}</Badge>}
      {state && <Badge look={state === capacityWords.cancelled ? 'ember' : 'neutral'}>{state}</Badge>}
      {isOwn && state === null && <Badge look="moss">{enrolButtonWords.enrolled}</Badge>}
      {seats && <Badge look={seats === capacityWords.few ? 'ember' : 'night'}>{seats}</Badge>}
      {withType && (
        <Badge look="line" icon={<Icon size={14} aria-hidden="true" />}>
          {words.types[event.type]}
        </Badge>
      )}
      {tier && (
        <Badge look="line" icon={<Clock size={14} aria-hidden="true" />}>
          {tier}
        </Badge>
      )}
      {meaning && <span className="self-center text-fs-13 text-ink-2">{meaning}</span>}
    </p>
  )
}
