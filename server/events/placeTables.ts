import { enrolmentStatuses, liveStatuses, paymentStatuses } from '@bewezen/domain/events/enrolment.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'
import { occurrenceStatuses, participantLine, participantRank, refundStatuses } from './columns.ts'
import { eventInstances, events } from './eventTables.ts'

/**
 * The seats of one date: whoever takes or frees one locks this row first, so that it is the one place at which all who
 * come at once stand in line. It holds everything that decides about a seat, since what is read from another table while
 * waiting for the lock may be old.
 */
export const eventDates = pgTable(
  'event_dates',
  {
    /** The id of the instance, or of the event itself for its start (EV-ENROL-36). */
    id: id().primaryKey(),
    eventId: id('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    occurrenceId: id('occurrence_id').references(() => eventInstances.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The day of the series that it left when it was moved on its own; empty when it stands where the series says (EV-RECUR-32). */
    movedFrom: date('moved_from'),
    status: text('status', { enum: occurrenceStatuses }).notNull().default('scheduled'),
    /** What an admin told everybody when it was called off; empty when nothing (EV-ADMIN-31). */
    cancelReason: text('cancel_reason'),
    isPaid: boolean('is_paid').notNull(),
    /** When enrolment ends, and until when all money comes back, by the deadlines of the event (EV-CANCEL-08). */
    closesAt: moment('closes_at').notNull(),
    freeUntil: moment('free_until'),
    /** Empty without a limit. */
    seats: integer('seats'),
    taken: integer('taken').notNull().default(0),
    /** How many may stand above the maximum: it was lowered, or an admin added somebody (EV-EDGE-27, EV-PART-06). */
    excess: integer('excess').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    /** The number of who came last; the waitlist is served in the order of these, never of clocks (EV-WAIT-02). */
    came: integer('came').notNull().default(0),
    countedAt: moment('counted_at').notNull(),
    /** How often its time or status changed, kept by a trigger: calendars take the version with the highest (EV-EDGE-39). */
    changes: integer('changes').notNull().default(0),
  },
  (t) => [
    index('event_dates_event').on(t.eventId, t.startsAt),
    index('event_dates_start').on(t.startsAt),
    // What a window of the calendar touches, however long it lasts.
    index('event_dates_when').using('gist', sql`tstzrange(${t.startsAt}, ${t.endsAt}, '[]')`),
    index('event_dates_occurrence').on(t.occurrenceId),
    index('event_dates_waitlist_ends').on(t.closesAt).where(sql`${t.waiting} > 0`),
    check('event_dates_one_id', sql`${t.id} = coalesce(${t.occurrenceId}, ${t.eventId})`),
    check('event_dates_status', oneOf(t.status, occurrenceStatuses)),
    check('event_dates_counts', sql`least(${t.taken}, ${t.excess}, ${t.waiting}, ${t.seats}) >= 0`),
    check('event_dates_never_oversold', sql`${t.seats} is null or ${t.taken} <= ${t.seats} + ${t.excess}`),
    // Once enrolment is closed a freed seat stays free, until the waitlist has ended too (EV-WAIT-06, EV-WAIT-08).
    check(
      'event_dates_none_free_while_waiting',
      sql`${t.waiting} = 0 or ${t.countedAt} >= ${t.closesAt} or (${t.seats} is not null and ${t.taken} >= ${t.seats})`,
    ),
  ],
)

/** Somebody's place on a date, in any status; rows are never taken away (EV-DATA-12, EV-DATA-27). */
export const eventEnrollments = pgTable(
  'event_enrollments',
  {
    id: id().primaryKey(),
    eventId: id('event_id')
      .notNull()
      .references(() => events.id),
    /** Empty for the start of the event (EV-ENROL-36). */
    occurrenceId: id('occurrence_id').references(() => eventInstances.id),
    dateId: id('date_id')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(occurrence_id, event_id)`)
      .references(() => eventDates.id),
    /** Empty when the account is gone (EV-DATA-31). */
    userId: id('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    came: integer('came').notNull(),
    enrolledAt: moment('enrolled_at').notNull(),
    status: text('status', { enum: enrolmentStatuses }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    /** The chosen options as they were called then; for the member and admins only (EV-ENROL-30, EV-ENROL-32). */
    dietaryRestrictions: jsonb('dietary_restrictions').$type<readonly string[]>().notNull().default([]),
    allergies: jsonb('allergies').$type<readonly string[]>().notNull().default([]),
    notes: text('notes').notNull().default(''),
    termsAccepted: boolean('terms_accepted').notNull(),
    cancellationPolicyAccepted: boolean('cancellation_policy_accepted').notNull(),
    /** Empty when an admin added somebody, who agreed to nothing. */
    termsVersion: text('terms_version'),
    /** After how many hours the tier of the person let them in (EV-TIER-01). */
    tierHours: integer('tier_hours'),
    holdExpiresAt: moment('hold_expires_at'),
    offeredUntil: moment('offered_until'),
    keptUntil: moment('kept_until'),
    /** When time does something to it without anybody asking. */
    dueAt: moment('due_at'),
    cancelledAt: moment('cancelled_at'),
    /** The cancelling policy as it was agreed to; empty means until the start (EV-CANCEL-06). */
    freeUntil: moment('free_until'),
    /** The date became another appointment since (EV-CANCEL-14). */
    mayLeaveFreely: boolean('may_leave_freely').notNull().default(false),
    /** Every payment that came in for it, given back or not, so that none counts twice (EV-PAY-16). */
    paymentIds: jsonb('payment_ids').$type<readonly string[]>().notNull().default([]),
    paidBy: text('paid_by'),
    paidCents: bigint('paid_cents', { mode: 'number' }).notNull().default(0),
    /** What of it goes back, or went. */
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    refundStatus: text('refund_status', { enum: refundStatuses }).notNull().default('none'),
    /** It was somebody else's: what was paid is theirs, and who has it now sees no amount of it (EV-MORE-36). */
    isTransferred: boolean('is_transferred').notNull().default(false),
    /** Somebody's bank took the money back: shown as 'Betwist' until that is decided (EV-PAY-22). */
    isDisputed: boolean('is_disputed').notNull().default(false),
    /** By which its person is let in: twelve random digits, which the database draws for every place (EV-MORE-54). */
    code: text('code').notNull().default(sql`left(replace(gen_random_uuid()::text, '-', ''), 12)`),
  },
  (t) => [
    // One place per person and date, however often somebody clicks (EV-ENROL-39).
    uniqueIndex('event_enrollments_one_live').on(t.dateId, t.userId).where(oneOf(t.status, liveStatuses)),
    uniqueIndex('event_enrollments_line').on(t.dateId, t.came),
    // A page of the participants of a date, as they stand (EV-MORE-26).
    index('event_enrollments_list').on(
      t.dateId,
      sql`(${participantRank(t.status)})`,
      sql`(${participantLine(t.status, t.came)})`,
      t.enrolledAt,
      t.id,
    ),
    index('event_enrollments_waitlist').on(t.dateId, t.came).where(sql`${t.status} = 'waitlisted'`),
    index('event_enrollments_person').on(t.userId, t.status),
    index('event_enrollments_event').on(t.eventId),
    index('event_enrollments_occurrence').on(t.occurrenceId),
    index('event_enrollments_disputed').on(t.id).where(sql`${t.isDisputed}`),
    index('event_enrollments_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check('event_enrollments_status', oneOf(t.status, enrolmentStatuses)),
    check('event_enrollments_payment', oneOf(t.paymentStatus, paymentStatuses)),
    check('event_enrollments_refund', oneOf(t.refundStatus, refundStatuses)),
    check('event_enrollments_money', sql`least(${t.paidCents}, ${t.refundedCents}) >= 0`),
  ],
)
