import type { LocationForm } from '@bewezen/domain/production/locations.ts'
import { locationTypes } from '@bewezen/domain/production/locations.ts'
import { todoPriorities, todoStatuses } from '@bewezen/domain/production/todos.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { events } from '../events/tables.ts'
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
  },
  (t) => [
    index('event_briefings_list').on(t.eventId, t.startTime, t.id),
    index('event_briefings_maker').on(t.createdBy),
    // Of one person over all events, for who is needed at two places at once (EV-MORE-01).
    index('event_briefings_person').on(t.personId, t.startTime),
    check('event_briefings_lasts', sql`${t.endTime} > ${t.startTime}`),
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
