import { z } from 'zod'
import { isDay } from '../base/days.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { EventInput, wall } from './eventInput.ts'

const Day = z.string().refine(isDay)
const refunds = z.boolean()

/** What becomes of people whose date vanishes, by the id of the date (EV-RECUR-17). */
const SeriesAnswers = z.record(
  Id,
  z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('keep') }),
    z.strictObject({ way: z.literal('move'), to: Day }),
    z.strictObject({ way: z.literal('cancel') }),
  ]),
)

/** An event after a save; `stopsAfter` is the last day of a series that the limit of 365 cuts (EV-RECUR-26). */
const Saved = z.object({
  success: z.literal(true),
  data: z.object({ id: Id, slug: z.string(), version: z.int(), stopsAfter: Day.nullable() }),
})
/** The sentence under each field that is wrong, by the name of the field (EV-FORM-58). */
const faulty = { FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }) }
const editor = { needs: 'editEvents' } as const
const admin = { needs: 'manageEvents' } as const

/** Making, editing, hiding, cancelling and deleting events, for teachers and admins (EV-FORM, EV-RECUR, EV-ROLE). */
export const managing = {
  /** An event as the form shows it, meeting address included (EV-ROLE-15), with what an edit must warn about. */
  form: operation({
    ...editor,
    input: z.strictObject({ eventId: Id }),
    output: z.object({
      form: EventInput,
      slug: z.string(),
      version: z.int(),
      status: z.enum(['scheduled', 'cancelled']),
      /** On the fullest of its dates to come. */
      taken: z.int(),
      active: z.int(),
      hasPaid: z.boolean(),
    }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** Who can be a teacher of an event, by first name (EV-FORM-35, EV-CALL-06). */
  teachers: operation({
    ...editor,
    input: z.strictObject({}),
    output: z.array(z.object({ id: Id, firstName: z.string(), lastName: z.string() })),
  }),
  /** Makes an event with all its dates; sent again with the same id it answers the first result. */
  create: operation({
    ...editor,
    input: z.strictObject({ id: Id, form: EventInput }),
    output: Saved,
    refusals: faulty,
  }),
  /** Saves an edit of the version that was read; asks about dates with people that vanish (EV-RECUR-16..18, EV-FORM-60). */
  update: operation({
    ...editor,
    input: z.strictObject({ eventId: Id, version: z.int(), form: EventInput, answers: SeriesAnswers.default({}) }),
    output: Saved,
    refusals: {
      ...faulty,
      EVENT_NOT_FOUND: nothing,
      CHANGED: nothing,
      DATES_NEED_ANSWER: z.object({
        dates: z.array(z.object({ id: Id, day: Day, startAt: Instant, live: z.int() })),
        freeDays: z.array(Day),
      }),
    },
  }),
  /**
   * Moves a single date of a series, whose times the screen showed as `seen`; what is typed stands on the wall of the
   * event (EV-RECUR-29, EV-RECUR-34).
   */
  moveDate: operation({
    ...editor,
    input: z.strictObject({
      eventId: Id,
      occurrenceId: Id,
      start: wall,
      end: wall,
      seen: z.strictObject({ startAt: Instant, endAt: Instant }),
    }),
    output: z.object({ success: z.literal(true) }),
    refusals: {
      ...faulty,
      EVENT_NOT_FOUND: nothing,
      OCCURRENCE_NOT_FOUND: nothing,
      OCCURRENCE_STARTED: nothing,
      EVENT_CANCELLED: nothing,
      CHANGED: z.object({ startAt: Instant, endAt: Instant }),
    },
  }),
  /** The live switch (EV-VIS-01..08). */
  setLive: operation({
    ...admin,
    input: z.strictObject({ eventId: Id, isLive: z.boolean() }),
    output: z.object({ success: z.literal(true) }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** `delete_event_cascade`: the event, or one date of a series that nobody ever had a place on (EV-RECUR-06, EV-ADMIN-30, EV-ADMIN-32). */
  remove: operation({
    ...editor,
    input: z.strictObject({ eventId: Id, occurrenceId: Id.nullish() }),
    output: z.object({ success: z.literal(true) }),
    refusals: { EVENT_NOT_FOUND: nothing, OCCURRENCE_NOT_FOUND: nothing, HAS_PAID_ENROLLMENTS: nothing },
  }),
  /** `cancel-event`: the event with all its dates to come, or one date; everybody gets all money back (EV-ADMIN-31, EV-RECUR-20, EV-CANCEL-13). */
  cancelEvent: operation({
    ...admin,
    input: z.strictObject({ eventId: Id, occurrenceId: Id.nullish(), reason: z.string().max(4_000).default('') }),
    output: z.object({ success: z.literal(true) }),
    refusals: { EVENT_NOT_FOUND: nothing, OCCURRENCE_NOT_FOUND: nothing },
  }),
}

/** What an admin does to the place of somebody else (EV-PART-05, EV-PART-06, EV-CANCEL-11). */
export const placing = {
  /** `add-event-participant`: a free place; beyond the capacity only when that is confirmed. */
  addParticipant: operation({
    ...admin,
    input: z.strictObject({ id: Id, eventId: Id, occurrenceId: Id.nullish(), personId: Id, beyond: z.boolean() }),
    output: z.object({ success: z.literal(true) }),
    refusals: {
      EVENT_NOT_FOUND: nothing,
      OCCURRENCE_NOT_FOUND: nothing,
      EVENT_CANCELLED: nothing,
      ALREADY_ENROLLED: nothing,
      CAPACITY_EXCEEDED: nothing,
    },
  }),
  /** Cancels somebody's place, with all their money back or without. */
  cancelPlace: operation({
    ...admin,
    input: z.strictObject({ enrollmentId: Id, refunds }),
    output: z.object({ success: z.literal(true) }),
    refusals: { OCCURRENCE_STARTED: nothing },
  }),
}

/** Paying for an event (EV-PAY). */
export const paying = {
  /**
   * 'Deel terugbetalen': an amount of what was paid and is not back yet, with the place or without; `seenCents` is what
   * was left of it on the screen. The same id again is the same refund (EV-MORE-28..30).
   */
  refundPart: operation({
    ...admin,
    input: z.strictObject({
      id: Id,
      enrollmentId: Id,
      seenCents: z.int().min(0).max(99_999_999),
      amountCents: z.int().min(1).max(99_999_999),
      keepsPlace: z.boolean(),
      reason: z.string().max(2_000),
    }),
    output: z.object({ success: z.literal(true) }),
    refusals: {
      CHANGED: z.object({ paidCents: z.int() }),
      MORE_THAN_PAID: z.object({ most: z.int() }),
      REASON_TOO_SHORT: nothing,
      REASON_TOO_LONG: nothing,
      OCCURRENCE_STARTED: nothing,
    },
  }),
  /** `retry` of a refund that the provider refused (EV-CANCEL-12). */
  retryRefund: operation({
    ...admin,
    input: z.strictObject({ enrollmentId: Id }),
    output: z.object({ success: z.literal(true) }),
    refusals: { PROVIDER_FAILED: nothing },
  }),
}
