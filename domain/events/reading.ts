import { z } from 'zod'
import { daysBetween } from '../base/dates.ts'
import { isDay } from '../base/days.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { enrolmentStatuses, paymentStatuses } from './enrolment.ts'
import { currencies, eventTypes } from './eventForm.ts'
import { OwnTransfer } from './transferContract.ts'
import { eventZones } from './zones.ts'

const Day = z.string().refine(isDay)
/** The longest window that is read at once: the first load covers sixteen months (EV-CAL-28). */
const longestWindow = 600

/** What somebody has on a date, for themselves only (EV-CALL-09, EV-CALL-49): enough to say what cancelling gives back. */
const OwnPlace = z.object({
  id: Id,
  status: z.enum(enrolmentStatuses),
  payment: z.enum(paymentStatuses),
  /** On the waitlist, from 1. */
  place: z.int().nullable(),
  /** Until when a hold or an offer stands. */
  heldUntil: Instant.nullable(),
  freeUntil: Instant.nullable(),
  mayLeaveFreely: z.boolean(),
  /** What was paid and is not given back. */
  paidCents: z.int(),
  /** It was somebody else's, who paid for it: the amount is not told (EV-MORE-36). */
  isTransferred: z.boolean(),
})
export type OwnPlace = z.infer<typeof OwnPlace>

const EventDate = z.object({
  /** The instance, or the event itself for its start (EV-ENROL-36). */
  id: Id,
  startAt: Instant,
  endAt: Instant,
  closesAt: Instant,
  /** Until when all money comes back, by the policy as it is now; null means until the start. */
  freeUntil: Instant.nullable(),
  isCancelled: z.boolean(),
  /** The day of the series that it left when it was moved on its own (EV-RECUR-35). */
  movedFrom: Day.nullable(),
  taken: z.int(),
  max: z.int().nullable(),
  spotsLeft: z.int().nullable(),
  own: OwnPlace.nullable(),
})
export type EventDate = z.infer<typeof EventDate>

const about = {
  id: Id,
  slug: z.string(),
  title: z.string(),
  type: z.enum(eventTypes),
  venueName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  zone: z.enum(eventZones),
  isPaid: z.boolean(),
  priceCents: z.int().nullable(),
  currency: z.enum(currencies),
  tiersFrom: Instant.nullable(),
  opensForAll: Instant.nullable(),
  isCancelled: z.boolean(),
  isRecurring: z.boolean(),
  isLive: z.boolean(),
}
/** An event with those of its dates that lie in the window. */
const CalendarEvent = z.object({ ...about, dates: z.array(EventDate) })
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** Who looks, as the rules of the screen need to know it; null for a visitor. */
const EventViewer = z.object({
  role: z.string().nullable(),
  isTop5: z.boolean(),
  /** Has an active subscription, or access that stands for one (EV-CAL-32). */
  entitled: z.boolean(),
})
export type EventViewer = z.infer<typeof EventViewer>

/** Somebody with a place, for admins (EV-DETAIL-06..09, EV-DETAIL-28); without a face the account is gone. */
const ListedParticipant = z.object({
  id: Id,
  face: Face.nullable(),
  status: z.enum(enrolmentStatuses),
  payment: z.enum(paymentStatuses),
})
export type ListedParticipant = z.infer<typeof ListedParticipant>

const EventDetail = z.object({
  ...about,
  description: z.string(),
  venueAddress: z.string().nullable(),
  /** One thing a line, empty without (EV-MORE-147, EV-MORE-148). */
  bring: z.string(),
  travel: z.string(),
  /** The meeting service by name, never its address (EV-DETAIL-25, EV-DETAIL-30). */
  service: z.string().nullable(),
  teachers: z.array(z.string()),
  /** The dates to come, and the one that is opened. */
  dates: z.array(EventDate),
  /** The date that is opened (EV-ROUTE-18). */
  opened: Id,
  participants: z.array(ListedParticipant).nullable(),
  /** Of the date that is opened; null for a visitor. */
  transfer: OwnTransfer.nullable(),
})
export type EventDetail = z.infer<typeof EventDetail>

const now = Instant
const viewer = EventViewer.nullable()
const member = { needs: 'useOwnAccount', visitorSays: 'LOGIN_REQUIRED' } as const

/** What visitors and members read of events. */
export const reading = {
  /** The events of a window of days, by start; without their descriptions (EV-CALL-02, EV-CALL-03, EV-CALL-05, EV-CALL-53). */
  calendar: operation({
    needs: 'nothing',
    read: 'cacheable',
    input: z
      .strictObject({ from: Day, to: Day })
      .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= longestWindow),
    output: z.object({ viewer, events: z.array(CalendarEvent) }),
  }),
  /** The first and the last moment at which the viewer sees something, and the moment it is now (EV-CAL-28). */
  span: operation({
    needs: 'nothing',
    read: true,
    input: z.strictObject({}),
    output: z.object({ now, span: z.object({ earliest: Instant, latest: Instant }).nullable() }),
  }),
  /** The descriptions of some events, for their cards. */
  descriptions: operation({
    needs: 'nothing',
    read: true,
    input: z.strictObject({ ids: z.array(Id).max(60) }),
    output: z.array(z.object({ id: Id, description: z.string() })),
  }),
  /** One event, opened at a date: the named one, else the next, else the last (EV-ROUTE-02, EV-ROUTE-18). */
  event: operation({
    needs: 'nothing',
    read: true,
    // A date that nobody knows opens another one, so any text will do.
    input: z.strictObject({ slug: z.string().max(300), occurrence: z.string().max(300).nullish() }),
    output: z.object({ now, viewer, event: EventDetail }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** The answers that the enrolment form offers, by name (EV-CALL-12, EV-CALL-13, EV-ENROL-12). */
  options: operation({
    ...member,
    read: true,
    input: z.strictObject({}),
    output: z.object({ dietaryRestrictions: z.array(z.string()), allergies: z.array(z.string()) }),
  }),
  /** The answers of one's own last enrolment, for 'Zelfde als vorige keer' (EV-ENROL-31). */
  lastAnswers: operation({
    ...member,
    read: true,
    input: z.strictObject({}),
    output: z.object({
      answers: z
        .object({ dietaryRestrictions: z.array(z.string()), allergies: z.array(z.string()), notes: z.string() })
        .nullable(),
    }),
  }),
  /** `get-event-join-link`: the only call that hands out the meeting address (EV-DETAIL-24, EV-DETAIL-25). */
  joinLink: operation({
    ...member,
    input: z.strictObject({ eventId: Id, occurrenceId: Id.nullish() }),
    output: z.object({ url: z.string() }),
    refusals: {
      LOGIN_REQUIRED: nothing,
      EVENT_NOT_FOUND: nothing,
      OCCURRENCE_NOT_FOUND: z.object({ why: z.enum(['unnamed', 'gone']) }),
      EVENT_CANCELLED: nothing,
      PAYMENT_REQUIRED: nothing,
    },
  }),
}
