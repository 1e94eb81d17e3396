import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face as FaceOf } from '../profile/face.ts'
import { enrolmentStatuses, paymentStatuses } from './enrolment.ts'
import { currencies, eventTypes } from './eventForm.ts'
import { participantFilters, participantOrders } from './participantView.ts'
import { patterns } from './series.ts'
import { visibilityPolicies } from './visibility.ts'
import { eventZones } from './zones.ts'

const admin = { needs: 'manageEvents', read: true } as const
const Status = z.enum(['scheduled', 'cancelled'])
const refundStatuses = ['none', 'pending', 'refunded', 'failed'] as const

/** One date with its kept counts; `seats` is empty without a limit. */
const DeskDate = z.object({
  id: Id,
  startAt: Instant,
  endAt: Instant,
  status: Status,
  seats: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  closesAt: Instant,
  /** Until when all money comes back; empty means until the start. */
  freeUntil: Instant.nullable(),
})
export type DeskDate = z.infer<typeof DeskDate>

/** An event as the dashboard lists it: once, with its next date (EV-ADMIN-02..07, EV-ADMIN-26). */
const DeskEvent = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(eventTypes),
  imageUrl: z.string().nullable(),
  zone: z.enum(eventZones),
  startDate: Instant,
  pattern: z.enum(patterns).nullable(),
  isLive: z.boolean(),
  status: Status,
  policy: z.enum(visibilityPolicies),
  isPaid: z.boolean(),
  priceCents: z.int().nullable(),
  currency: z.enum(currencies),
  minParticipants: z.int(),
  version: z.int(),
  /** The next date, else the last. */
  date: DeskDate,
})
export type DeskEvent = z.infer<typeof DeskEvent>

/** What the overview can be narrowed to (EV-ADMIN-27). */
export const deskFilters = ['coming', 'past', 'offline'] as const
export type DeskFilter = (typeof deskFilters)[number]
/** How many events one reading gives; the first begins at what is to come, with one of those before it. */
export const deskPage = { most: 30, before: 1 }

const Face = z.object({
  id: Id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  avatarColor: z.string().nullable(),
})
/** An enrolment with what its person answered; for admins only (EV-PART-01, EV-PART-02, EV-ENROL-32). */
const DeskParticipant = z.object({
  id: Id,
  occurrenceId: Id,
  startAt: Instant,
  person: Face.nullable(),
  email: z.string().nullable(),
  enrolledAt: Instant,
  status: z.enum(enrolmentStatuses),
  payment: z.enum(paymentStatuses),
  /** What was paid and is not given back. */
  paidCents: z.int(),
  /** The code with which it costs less, and how much less (EV-MORE-15). */
  discount: z.object({ code: z.string(), cents: z.int() }).nullable(),
  /** What went back, or goes. */
  refundedCents: z.int(),
  /** What of that is back by now. */
  backCents: z.int(),
  refund: z.enum(refundStatuses),
  /** The payer disputed the payment at their bank (EV-PAY-22). */
  isDisputed: z.boolean(),
  /** Whoever paid, and gets the money back, where the place was handed on; null where that is who has the place (EV-MORE-36). */
  paidBy: z.object({ person: Face.nullable() }).nullable(),
  /** The place in the line of who waits (EV-PART-08). */
  place: z.int().nullable(),
  dietaryRestrictions: z.array(z.string()),
  allergies: z.array(z.string()),
  notes: z.string(),
})
export type DeskParticipant = z.infer<typeof DeskParticipant>

const view = {
  search: z.string().max(200).default(''),
  filter: z.enum(participantFilters).nullish(),
  order: z.enum(participantOrders).default('standing'),
}

const Counts = z.array(z.object({ name: z.string(), count: z.int() }))
const Figure = z.int().nullable()
const Statement = z.object({
  participants: z.int(),
  revenueCents: z.int(),
  vatCents: z.int(),
  feesCents: z.int(),
  fixedCostsCents: z.int(),
  participantCostsCents: z.int(),
  resultCents: z.int(),
})

/** What admins read on the dashboard (EV-ADMIN, EV-FIN, EV-PART). */
export const desk = {
  /**
   * Events by start, around a moment or on from a place in the list: the first reading begins at what is to come, with
   * some of what was before it (EV-ADMIN-01, EV-ADMIN-19, EV-ADMIN-27, EV-CALL-04).
   */
  overview: operation({
    ...admin,
    input: z.strictObject({
      search: z.string().max(200).default(''),
      /** None means all. */
      filters: z.array(z.enum(deskFilters)).max(3).default([]),
      /** The events before or after this one. */
      before: Id.nullish(),
      after: Id.nullish(),
    }),
    output: z.object({
      now: Instant,
      events: z.array(DeskEvent),
      hasBefore: z.boolean(),
      hasAfter: z.boolean(),
      found: z.int(),
      total: z.int(),
    }),
  }),
  /** One event with all its dates (EV-ADMIN-09). */
  dashboard: operation({
    ...admin,
    input: z.strictObject({ eventId: Id }),
    output: z.object({
      now: Instant,
      event: DeskEvent.extend({ venueName: z.string().nullable(), dates: z.array(DeskDate) }),
    }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** The figures of Overzicht, of all dates or of one (EV-FIN-01..12). */
  figures: operation({
    ...admin,
    input: z.strictObject({ eventId: Id, dateId: Id.nullish() }),
    output: z.object({
      finance: z.object({
        currency: z.enum(currencies),
        revenueCents: z.int(),
        receivedCents: z.int(),
        costsCents: z.int(),
        approvedCents: z.int(),
        profitCents: Figure,
        breakEven: z.union([z.int(), z.literal('never')]).nullable(),
        otherCurrency: z.boolean(),
      }),
      /** Who is enrolled now, by the day on which they came. */
      days: z.array(z.object({ day: z.string(), count: z.int() })),
      tiers: z.array(z.object({ hours: z.int().nullable(), count: z.int() })),
    }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** What an event came to and may come to, beside the figures of Overzicht; of all its dates together (EV-MORE-86..91). */
  result: operation({
    ...admin,
    input: z.strictObject({ eventId: Id }),
    output: z.object({
      /** Null where revenue is in another currency than costs (EV-FIN-11). */
      result: z
        .object({ paidCents: z.int(), refundedCents: z.int(), actual: Statement, expected: Statement })
        .nullable(),
      discountCents: z.int(),
      fee: z.object({ fixedCents: z.int(), basisPoints: z.int() }),
      days: z.array(z.object({ day: z.string(), inCents: z.int(), outCents: z.int() })),
    }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** Who asked for an invoice to a company, with its number once it was issued (EV-MORE-92). */
  companies: operation({
    ...admin,
    input: z.strictObject({ eventId: Id }),
    output: z.object({
      companies: z.array(
        z.object({
          id: Id,
          name: z.string(),
          address: z.string(),
          vatNumber: z.string().nullable(),
          number: z.string().nullable(),
          person: FaceOf.nullable(),
        }),
      ),
    }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /**
   * Who has, awaits or had a place, as it is searched, narrowed and ordered, with counts of all of them; of one date also
   * what the kitchen must know (EV-PART-01..04, EV-MORE-25, EV-MORE-26).
   */
  participants: operation({
    needs: 'manageEvents',
    input: z.strictObject({
      eventId: Id,
      dateId: Id.nullish(),
      ...view,
      /** On from this enrolment. */
      after: Id.nullish(),
    }),
    output: z.object({
      participants: z.array(DeskParticipant),
      hasMore: z.boolean(),
      /** Of what was found, by date. */
      counts: z.array(z.object({ occurrenceId: Id, status: z.enum(enrolmentStatuses), count: z.int() })),
      totals: z.array(z.object({ status: z.enum(enrolmentStatuses), count: z.int() })),
      failedRefunds: z.int(),
      dietary: z.object({ dietaryRestrictions: Counts, allergies: Counts }).nullable(),
    }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
}
