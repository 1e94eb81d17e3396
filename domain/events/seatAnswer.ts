import type { RefusalOf } from '../base/refusals.ts'
import type { Seats } from './seats.ts'

/** What must happen outside once the seats are stored. */
export type SeatEffect =
  | { kind: 'promoted' | 'offered' | 'waitlistEnded'; id: string }
  | { kind: 'refund'; id: string; paymentId: string; cents: number }

export type SeatRefusal = RefusalOf<
  | 'EVENT_CANCELLED'
  | 'ALREADY_ENROLLED'
  | 'ENROLLMENT_CLOSED'
  | 'PAYMENT_REQUIRED'
  | 'CHECKOUT_ERROR'
  | 'CAPACITY_EXCEEDED'
  | 'OCCURRENCE_STARTED'
  | 'UNDO_OVER'
  | 'TRANSFER_CLOSED'
  | 'NOT_FOUND'
  | 'ID_IN_USE'
>
/** What becomes of the seats, with what must happen outside; or why nothing does. */
export type SeatAnswer = { seats: Seats; effects: readonly SeatEffect[] } | SeatRefusal
