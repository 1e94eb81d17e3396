import { cancelsFreelyUntil, closesAt, type Dated } from '@bewezen/domain/events/deadlines.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { firstOccurring } from '@bewezen/domain/events/occurring.ts'
import type { EventRow } from './eventRow.ts'
import type { SeatsOf } from './syncSeats.ts'

type Event = Pick<
  EventRow,
  | ('startWall' | 'endWall' | 'timezone' | 'isPaid' | 'priceCents' | 'hasCapacityLimit' | 'maxParticipants')
  | ('enrollCloseAt' | 'signupDeadline' | 'cancelUntil' | 'cancelDeadline')
>

/** What an event says about the seats of a date that starts then; its deadlines were set for its own start (EV-CANCEL-08, EV-ENROL-35). */
export function seatsOf(event: Event): SeatsOf {
  const zone = event.timezone
  const { startAt } = firstOccurring({ start: event.startWall, end: event.endWall, zone })
  const dated: Dated = { ...event, startAt, zone }
  return (dateStartsAt) => {
    const freeUntil = cancelsFreelyUntil(dated, dateStartsAt)
    return {
      closesAt: new Date(closesAt(dated, dateStartsAt)),
      freeUntil: freeUntil === null ? null : new Date(freeUntil),
      isPaid: !isFree(event),
      seats: event.hasCapacityLimit ? event.maxParticipants : null,
    }
  }
}
