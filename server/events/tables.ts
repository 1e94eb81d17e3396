import { enrolmentStatuses, liveStatuses, paymentStatuses } from '@bewezen/domain/events/enrolment.ts'
import { currencies, eventTypes } from '@bewezen/domain/events/eventForm.ts'
import { type Pattern, patterns } from '@bewezen/domain/events/series.ts'
import { type VisibilityPolicy, visibilityPolicies } from '@bewezen/domain/events/visibility.ts'
import { eventZones } from '@bewezen/domain/events/zones.ts'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { wordsOf } from '../base/database/words.ts'
import { profiles } from '../profile/tables.ts'

/** Whether a column says one of these words of ours. */
const oneOf = (column: SQLWrapper, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
const occurrenceStatuses = ['scheduled', 'cancelled'] as const
const refundStatuses = ['none', 'pending', 'refunded', 'failed'] as const

/** What an event is found by; an index stands on exactly this. */
export const eventText = (of: Record<'title' | 'venueName' | 'venueAddress' | 'description', SQLWrapper>) =>
  sql`(${of.title} || ' ' || coalesce(${of.venueName}, '') || ' ' || coalesce(${of.venueAddress}, '') || ' ' || ${of.description})`

/** What is organised (EV-DATA-01..08, EV-DATA-27). Its dates stand in `event_dates`, the first one included. */
export const events = pgTable(
  'events',
  {
    id: id().primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: text('type', { enum: eventTypes }).notNull(),
    slug: text('slug').notNull().unique(),
    imageUrl: text('image_url'),
    createdBy: id('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date').notNull(),
    timezone: text('timezone', { enum: eventZones }).notNull().default('Europe/Amsterdam'),
    /** What the clock on the wall says: a series repeats this, never the instant (EV-RECUR-23). */
    startWall: text('start_wall').notNull(),
    endWall: text('end_wall').notNull(),
    venueName: text('venue_name'),
    venueAddress: text('venue_address'),
    location: text('location'),
    joinUrl: text('join_url'),
    googleMeetLink: text('google_meet_link'),
    isPaid: boolean('is_paid').notNull().default(false),
    /** Whole cents; `price` in euros is derived (EV-DATA-30). Any amount can be saved (EV-PAY-21). */
    priceCents: bigint('price_cents', { mode: 'number' }),
    priceCurrency: text('price_currency', { enum: currencies }).notNull().default('EUR'),
    hasCapacityLimit: boolean('has_capacity_limit').notNull().default(true),
    maxParticipants: integer('max_participants'),
    minParticipants: integer('min_participants').notNull().default(1),
    isRecurring: boolean('is_recurring').notNull().default(false),
    recurrencePattern: text('recurrence_pattern').$type<Pattern>(),
    recurrenceEndDate: date('recurrence_end_date'),
    enrollOpenAt: moment('enroll_open_at'),
    enrollCloseAt: moment('enroll_close_at'),
    signupDeadline: moment('signup_deadline'),
    cancelUntil: moment('cancel_until'),
    cancelDeadline: moment('cancel_deadline'),
    startInschrijving: moment('start_inschrijving'),
    isLive: boolean('is_live').notNull().default(true),
    visibilityPolicy: text('visibility_policy').$type<VisibilityPolicy>().notNull().default('public'),
    includeTop5: boolean('include_top5_percent').notNull().default(false),
    status: text('status', { enum: occurrenceStatuses }).notNull().default('scheduled'),
    cancelledAt: moment('cancelled_at'),
    /** Counts the saves, so that the second of two who edit at once is refused (EV-EDGE-41). */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('events_start').on(t.startDate, t.id),
    index('events_by').on(t.createdBy),
    index('events_words').using('gin', wordsOf(eventText(t))),
    check('events_type', oneOf(t.type, eventTypes)),
    check('events_zone', oneOf(t.timezone, eventZones)),
    check('events_currency', oneOf(t.priceCurrency, currencies)),
    check('events_policy', oneOf(t.visibilityPolicy, visibilityPolicies)),
    check('events_status', oneOf(t.status, occurrenceStatuses)),
    check('events_lasts', sql`${t.endDate} > ${t.startDate}`),
    check('events_price', sql`${t.priceCents} >= 0`),
    check('events_limit', sql`not ${t.hasCapacityLimit} or coalesce(${t.maxParticipants}, 0) > 0`),
    check('events_series', sql`not ${t.isRecurring} or coalesce(${oneOf(t.recurrencePattern, patterns)}, false)`),
  ],
)

/** EV-DATA-14 */
export const eventTeachers = pgTable(
  'event_teachers',
  {
    eventId: id('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    teacherId: id('teacher_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.teacherId] }), index('event_teachers_person').on(t.teacherId)],
)

/** EV-DATA-15 */
export const eventVisibilityRoles = pgTable(
  'event_visibility_roles',
  {
    eventId: id('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    roleName: text('role_name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.roleName] })],
)

/** Every date of a series but its start (EV-RECUR-03, EV-RECUR-13). */
export const eventInstances = pgTable(
  'event_instances',
  {
    id: id().primaryKey(),
    parentEventId: id('parent_event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date').notNull(),
    /** Its day on the clock of the event, by which it is known when the series is edited (EV-RECUR-16). */
    day: date('day').notNull(),
    /** Kept outside the pattern when that changed (EV-RECUR-17). */
    isLoose: boolean('is_loose').notNull().default(false),
    status: text('status', { enum: occurrenceStatuses }).notNull().default('scheduled'),
    cancelledAt: moment('cancelled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('event_instances_day').on(t.parentEventId, t.day),
    check('event_instances_status', oneOf(t.status, occurrenceStatuses)),
    check('event_instances_lasts', sql`${t.endDate} > ${t.startDate}`),
  ],
)

/** Days of a series that were deleted and do not come back (EV-RECUR-19). */
export const eventExceptions = pgTable(
  'event_exceptions',
  {
    eventId: id('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.day] })],
)

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
    /** Somebody's bank took the money back: shown as 'Betwist' until that is decided (EV-PAY-22). */
    isDisputed: boolean('is_disputed').notNull().default(false),
  },
  (t) => [
    // One place per person and date, however often somebody clicks (EV-ENROL-39).
    uniqueIndex('event_enrollments_one_live').on(t.dateId, t.userId).where(oneOf(t.status, liveStatuses)),
    uniqueIndex('event_enrollments_line').on(t.dateId, t.came),
    index('event_enrollments_waitlist').on(t.dateId, t.came).where(sql`${t.status} = 'waitlisted'`),
    index('event_enrollments_person').on(t.userId, t.status),
    index('event_enrollments_event').on(t.eventId),
    index('event_enrollments_occurrence').on(t.occurrenceId),
    index('event_enrollments_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check('event_enrollments_status', oneOf(t.status, enrolmentStatuses)),
    check('event_enrollments_payment', oneOf(t.paymentStatus, paymentStatuses)),
    check('event_enrollments_refund', oneOf(t.refundStatus, refundStatuses)),
    check('event_enrollments_money', sql`least(${t.paidCents}, ${t.refundedCents}) >= 0`),
  ],
)

/** By which address somebody's calendar reads their enrolments: only a hash, so that nobody can read it here. */
export const calendarFeeds = pgTable('calendar_feeds', {
  profileId: id('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  madeAt: moment('made_at').notNull(),
})
/** What a checkout came to: being opened at the provider, open there, and what it ended with. */
export const eventPaymentStatuses = ['opening', 'open', 'paid', 'expired', 'failed'] as const

/**
 * Every checkout for an event and the money that came of it. It points at nothing, since it outlives the event, the
 * enrolment and the account (EV-PAY-18).
 */
export const eventPayments = pgTable(
  'event_payments',
  {
    /** Also the key of every request about it, so that a request sent twice is one. */
    id: id().primaryKey(),
    enrollmentId: id('enrollment_id').notNull(),
    /** Empty when the account is gone. */
    userId: id('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    eventId: id('event_id').notNull(),
    eventTitle: text('event_title').notNull(),
    providerSessionId: text('provider_session_id').unique(),
    url: text('url'),
    providerPaymentId: text('provider_payment_id').unique(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    status: text('status', { enum: eventPaymentStatuses }).notNull(),
    refundStatus: text('refund_status', { enum: refundStatuses }).notNull().default('none'),
    /** How often giving it back was tried. */
    refundTries: integer('refund_tries').notNull().default(0),
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
  },
  (t) => [
    index('event_payments_enrolment').on(t.enrollmentId),
    index('event_payments_person').on(t.userId),
    index('event_payments_event').on(t.eventId),
    index('event_payments_undecided').on(t.createdAt).where(sql`${t.status} in ('opening', 'open')`),
    index('event_payments_owed').on(t.paidAt).where(sql`${t.refundStatus} in ('pending', 'failed')`),
    // Two tabs of one person share one checkout (EV-EDGE-11).
    uniqueIndex('event_payments_one_open').on(t.enrollmentId).where(sql`${t.status} in ('opening', 'open')`),
    check('event_payments_status', oneOf(t.status, eventPaymentStatuses)),
    check('event_payments_refund', oneOf(t.refundStatus, refundStatuses)),
    check('event_payments_currency', oneOf(t.currency, currencies)),
    check('event_payments_money', sql`${t.refundedCents} between 0 and ${t.amountCents}`),
  ],
)

/** EV-DATA-16, EV-ENROL-27 */
export const dietaryOptions = pgTable('dietary_restrictions_options', {
  id: id().primaryKey(),
  name: text('name').notNull().unique(),
})

/** EV-DATA-17, EV-ENROL-28 */
export const allergyOptions = pgTable('allergy_options', {
  id: id().primaryKey(),
  name: text('name').notNull().unique(),
})
