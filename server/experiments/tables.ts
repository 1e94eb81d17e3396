import type { Direction } from '@bewezen/domain/experiments/comparison.ts'
import { maxValue } from '@bewezen/domain/experiments/value.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** One change and one measure of a member. Who sees it stands in the messages that show it (COM-N1-07). */
export const experiments = pgTable(
  'experiments',
  {
    id: id().primaryKey(),
    ownerId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    change: text('change').notNull(),
    measure: text('measure').notNull(),
    unit: text('unit').notNull(),
    method: text('method').notNull(),
    direction: text('direction').$type<Direction>().notNull(),
    startedDay: date('started_day').notNull(),
    changeDay: date('change_day').notNull(),
    endedDay: date('ended_day'),
    /** The day on whose evening its owner was last reminded of the number (COM-N1-24). */
    remindedDay: date('reminded_day'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('experiments_owner').on(t.ownerId),
    check('experiments_direction', sql`${t.direction} in ('higher', 'lower')`),
  ],
)

/** What was measured, one number a day; as private as its experiment, and gone with it (COM-N1-04, COM-N1-09). */
export const experimentValues = pgTable(
  'experiment_values',
  {
    experimentId: id('experiment_id')
      .notNull()
      .references(() => experiments.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    value: numeric('value', { precision: 8, scale: 2, mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.experimentId, t.day] }),
    // A number that is none counts as larger than all others.
    check('experiment_values_bounds', sql`${t.value} between ${sql.raw(`-${maxValue}`)} and ${sql.raw(`${maxValue}`)}`),
  ],
)
