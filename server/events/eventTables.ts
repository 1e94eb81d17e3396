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
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { wordsOf } from '../base/database/words.ts'
import { profiles } from '../profile/tables.ts'
import { occurrenceStatuses } from './columns.ts'

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
    bring: text('bring').notNull().default(''),
    travel: text('travel').notNull().default(''),
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
