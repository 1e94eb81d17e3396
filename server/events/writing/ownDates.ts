import { toMs } from '@bewezen/domain/base/moment.ts'
import { isAddressed, type MessageAudience } from '@bewezen/domain/events/writing.ts'
import { readNow } from '../../base/database/clock.ts'
import type { Reader } from '../../base/database/open.ts'
import { readAddressedPlaces } from './places.ts'

type Message = { eventId: string | null; audience: MessageAudience }

/**
 * Of a message to all dates, the dates of one of its readers: the next that is not over, and how many come after it; when
 * none comes any more, the last one (EV-MORE-95).
 */
export async function ownDates(db: Reader, { eventId, audience }: Message, personId: string) {
  if (eventId === null) return { next: null, more: 0 }
  const places = (await readAddressedPlaces(db, eventId, personId)).filter((place) => isAddressed(audience, place))
  const starts = places.toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())
  const now = toMs(await readNow(db))
  const coming = starts.filter(({ endAt }) => endAt.getTime() >= now)
  return { next: (coming[0] ?? starts.at(-1))?.startAt ?? null, more: Math.max(0, coming.length - 1) }
}
