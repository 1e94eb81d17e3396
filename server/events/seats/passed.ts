import type { SeatEffect } from '@bewezen/domain/events/seatAnswer.ts'
import type { Place } from '@bewezen/domain/events/seats.ts'

/** A place as it was, or null for somebody who came, and as it is. */
export type ChangedPlace = { before: Place | null; after: Place }
/** What changed, and what must still happen outside once this is stored. */
export type Passed = { changed: readonly ChangedPlace[]; effects: readonly SeatEffect[] }
