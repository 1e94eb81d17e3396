import type { Noted } from '@bewezen/domain/production/callSheet.ts'
import type { LocationForm } from '@bewezen/domain/production/locations.ts'
import { locationTypes } from '@bewezen/domain/production/locations.ts'
import type { ListTask } from '@bewezen/domain/production/todoLists.ts'
import { todoPriorities, todoStatuses } from '@bewezen/domain/production/todos.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { eventDates, eventEnrollments, events } from '../events/tables.ts'
import { profiles } from '../profile/tables.ts'

/** What every record of a production has. */
const base = () => ({
  id: id().primaryKey(),
  eventId: id('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Counts the saves of its form, so that the second of two who edit at once is refused (EV-MORE-06). */
  version: integer('version').notNull().default(1),
  createdBy: someone('created_by'),
  createdAt: moment('created_at').notNull(),
})
const someone = (name: string) => id(name).references(() => profiles.id, { onDelete: 'set null' })

/** EV-DATA-18; amounts are whole cents (EV-DATA-30). */
export const eventCosts = pgTable(
  'event_costs',
  {
    ...base(),
    name: text('name').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    taxInclusive: boolean('tax_inclusive').notNull().default(true),
    /** Once for each participant; the total is that of one (EV-MORE-86). */
    perParticipant: boolean('per_participant').notNull().default(false),
    linkUrl: text('link_url'),
    notes: text('notes').notNull().default(''),
    isOrdered: boolean('is_ordered').notNull().default(false),
    approvedBy: someone('approved_by'),
    approvedAt: moment('approved_at'),
  },
  (t) => [
    index('event_costs_list').on(t.eventId, t.createdAt, t.id),
    index('event_costs_maker').on(t.createdBy),
    index('event_costs_approver').on(t.approvedBy),
    check('event_costs_amount', sql`${t.amountCents} >= 0 and ${t.quantity} > 0`),
    // Nobody but the server computes it, and never otherwise (EV-COST-17).
    check('event_costs_total', sql`${t.totalCents} = ${t.amountCents} * ${t.quantity}`),
    check('event_costs_approved', sql`${t.approvedBy} is null or ${t.approvedAt} is not null`),
  ],
)

/** EV-DATA-20 */
export const eventTodos = pgTable(
  'event_todos',
  {
    ...base(),
    taskName: text('task_name').notNull(),
    description: text('description').notNull().default(''),
    deadline: date('deadline'),
    status: text('status', { enum: todoStatuses }).notNull().default('niet_gestart'),
    priority: text('priority', { enum: todoPriorities }).notNull().default('normaal'),
    /** Still true when the account is gone, so that it shows whose it was not to be any more (EV-DATA-31). */
    isAssigned: boolean('is_assigned').notNull().default(false),
    assigneeId: someone('assignee_id'),
  },
  (t) => [
    index('event_todos_list').on(t.eventId),
    // What is not done by its day, over all events (ADM-MORE-02).
    index('event_todos_open').on(t.deadline).where(sql`${t.status} <> 'voltooid'`),
    index('event_todos_maker').on(t.createdBy),
    index('event_todos_assignee').on(t.assigneeId),
    check('event_todos_status', oneOf(t.status, todoStatuses)),
    check('event_todos_priority', oneOf(t.priority, todoPriorities)),
  ],
)

/** EV-DATA-21 */
export const eventBriefings = pgTable(
  'event_briefings',
  {
    ...base(),
    /** Empty when the account is gone. */
    personId: someone('person_id'),
    role: text('role').notNull(),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    tasks: jsonb('tasks').$type<string[]>().notNull().default([]),
    notes: text('notes').notNull().default(''),
    /** Typed in for this event, and gone 30 days after it (EV-MORE-41). */
    phone: text('phone').notNull().default(''),
  },
  (t) => [
    index('event_briefings_list').on(t.eventId, t.startTime, t.id),
    index('event_briefings_maker').on(t.createdBy),
    // Of one person over all events, for who is needed at two places at once (EV-MORE-01).
    index('event_briefings_person').on(t.personId, t.startTime),
    check('event_briefings_lasts', sql`${t.endTime} > ${t.startTime}`),
  ],
)

/** Every mail of a call sheet, and of the last one what it said: no free text and no number, but digests (EV-MORE-43, EV-MORE-44). */
export const eventCallSheets = pgTable(
  'event_call_sheets',
  {
    id: id().primaryKey(),
    eventId: id('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    personId: id('person_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    sentAt: moment('sent_at').notNull(),
    sentBy: someone('sent_by'),
    noted: jsonb('noted').$type<Noted[]>().notNull(),
  },
  (t) => [
    uniqueIndex('event_call_sheets_version').on(t.eventId, t.personId, t.version),
    index('event_call_sheets_person').on(t.personId),
    index('event_call_sheets_sender').on(t.sentBy),
  ],
)

/** EV-DATA-22 */
export const eventLocations = pgTable(
  'event_locations',
  {
    ...base(),
    name: text('name').notNull(),
    locationType: text('location_type', { enum: locationTypes }).notNull().default('binnen'),
    accessibility: jsonb('accessibility').$type<LocationForm['accessibility']>().notNull(),
    facilities: jsonb('facilities').$type<LocationForm['facilities']>().notNull(),
    technicalFacilities: jsonb('technical_facilities').$type<LocationForm['technicalFacilities']>().notNull(),
    surfaceArea: numeric('surface_area', { precision: 9, scale: 2, mode: 'number' }),
    capacity: integer('capacity'),
    isBackstage: boolean('is_backstage').notNull().default(false),
    notes: text('notes').notNull().default(''),
  },
  (t) => [
    index('event_locations_list').on(t.eventId),
    index('event_locations_maker').on(t.createdBy),
    check('event_locations_type', oneOf(t.locationType, locationTypes)),
    check('event_locations_numbers', sql`${t.surfaceArea} >= 0 and ${t.capacity} >= 0`),
  ],
)

/** EV-DATA-19 */
export const eventTimetable = pgTable(
  'event_timetable',
  {
    ...base(),
    activityName: text('activity_name').notNull(),
    /** Read only where an older row has no name (EV-PROG-05). */
    title: text('title'),
    description: text('description').notNull().default(''),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    /** How many people take part; empty says nothing (EV-MORE-02). */
    people: integer('people'),
    locationId: id('event_location').references(() => eventLocations.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('event_timetable_list').on(t.eventId, t.startTime, t.id),
    index('event_timetable_maker').on(t.createdBy),
    index('event_timetable_location').on(t.locationId),
    check('event_timetable_lasts', sql`${t.endTime} > ${t.startTime}`),
    check('event_timetable_people', sql`${t.people} >= 0`),
  ],
)

/** Kept lists of tasks, for all events (EV-MORE-74). */
export const eventTodoLists = pgTable(
  'event_todo_lists',
  {
    id: id().primaryKey(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    tasks: jsonb('tasks').$type<ListTask[]>().notNull(),
    createdBy: someone('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('event_todo_lists_maker').on(t.createdBy)],
)

/** Each time that a list was applied to an event, under the id of the request: once (EV-MORE-75). */
export const eventTodoListUses = pgTable(
  'event_todo_list_uses',
  {
    id: id().primaryKey(),
    listId: id('list_id')
      .notNull()
      .references(() => eventTodoLists.id, { onDelete: 'cascade' }),
    eventId: id('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    added: integer('added').notNull(),
    appliedBy: someone('applied_by'),
    appliedAt: moment('applied_at').notNull(),
  },
  (t) => [
    index('event_todo_list_uses_event').on(t.eventId, t.listId, t.appliedAt),
    index('event_todo_list_uses_list').on(t.listId),
    index('event_todo_list_uses_person').on(t.appliedBy),
  ],
)

/** What an event is meant to come to, one each; empty is not budgeted (EV-MORE-90). */
export const eventBudgets = pgTable(
  'event_budgets',
  {
    ...base(),
    participants: integer('participants'),
    incomeCents: bigint('income_cents', { mode: 'number' }),
    costsCents: bigint('costs_cents', { mode: 'number' }),
  },
  (t) => [
    uniqueIndex('event_budgets_event').on(t.eventId),
    index('event_budgets_maker').on(t.createdBy),
    check('event_budgets_amounts', sql`least(${t.participants}, ${t.incomeCents}, ${t.costsCents}) >= 0`),
  ],
)

/** Discount codes, kept in capitals; the uses of each stand with the enrolments (EV-MORE-11, EV-MORE-14). */
export const eventCodes = pgTable(
  'event_codes',
  {
    ...base(),
    code: text('code').notNull(),
    percent: integer('percent'),
    offCents: bigint('off_cents', { mode: 'number' }),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    /** Empty without a limit. */
    mostUses: integer('most_uses'),
    oncePerPerson: boolean('once_per_person').notNull(),
    /** Empty means every date, and every tier. */
    dateIds: jsonb('date_ids').$type<string[]>().notNull(),
    tiers: jsonb('tiers').$type<number[]>().notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (t) => [
    uniqueIndex('event_codes_code').on(t.eventId, t.code),
    index('event_codes_maker').on(t.createdBy),
    check('event_codes_takes', sql`(${t.percent} is null) <> (${t.offCents} is null)`),
    check('event_codes_limits', sql`${t.percent} between 1 and 100 or ${t.offCents} > 0`),
    check('event_codes_uses', sql`${t.mostUses} > 0`),
  ],
)

/** Who may check people in at a date; until the day after it (EV-MORE-50). */
export const eventHelpers = pgTable(
  'event_helpers',
  {
    dateId: id('date_id')
      .notNull()
      .references(() => eventDates.id, { onDelete: 'cascade' }),
    personId: id('person_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    namedBy: someone('named_by'),
    namedAt: moment('named_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dateId, t.personId] }),
    index('event_helpers_person').on(t.personId),
    index('event_helpers_by').on(t.namedBy),
  ],
)

/** Every press at the door, which is never changed nor taken out: who is inside follows from all of them (EV-MORE-51). */
export const eventPresses = pgTable(
  'event_presses',
  {
    id: id().primaryKey(),
    placeId: id('enrollment_id')
      .notNull()
      .references(() => eventEnrollments.id, { onDelete: 'cascade' }),
    inside: boolean('inside').notNull(),
    /** When it was pressed, by the phone. */
    at: moment('at').notNull(),
    pressedBy: someone('pressed_by'),
    storedAt: moment('stored_at').notNull(),
  },
  (t) => [index('event_presses_place').on(t.placeId, t.at), index('event_presses_by').on(t.pressedBy)],
)
