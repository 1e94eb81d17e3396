import { type Moment, minuteMs, toMs } from '../base/moment.ts'

/** A start that moves further than this is another appointment (EV-CANCEL-14, EV-RECUR-18). */
export const smallMoveMs = 30 * minuteMs

/** Whether a start moved so far that people are told and may leave with all their money. */
export const isMovedFar = (before: Moment, after: Moment): boolean => Math.abs(toMs(after) - toMs(before)) > smallMoveMs

/** What of an occurrence people came for. */
export type Appointment = { startAt: Moment; type: string; venueName: string | null; venueAddress: string | null }

/** Whether enrolled people hear of a change and may leave with a full refund until the new start: another time, place or type (EV-CANCEL-14). */
export const isAnotherAppointment = (before: Appointment, after: Appointment): boolean =>
  isMovedFar(before.startAt, after.startAt) ||
  before.type !== after.type ||
  before.venueName !== after.venueName ||
  before.venueAddress !== after.venueAddress
