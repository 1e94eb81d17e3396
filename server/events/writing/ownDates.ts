import { type MessageAudience, ownDates } from '@bewezen/domain/events/writing.ts'
import { readNow } from '../../base/database/clock.ts'
import type { Reader } from '../../base/database/open.ts'
import { readAddressedPlaces } from './places.ts'

type Message = { eventId: string | null; audience: MessageAudience }

/** Of a message to all dates, the dates of its readers as they stand now, or of one of them (EV-MORE-95, EV-MORE-112). */
export async function readOwnDates(db: Reader, { eventId, audience }: Message, personId: string | null = null) {
  const places = eventId === null ? [] : await readAddressedPlaces(db, eventId, personId)
  return ownDates(places, audience, await readNow(db))
}
