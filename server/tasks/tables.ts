import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** The personal tasks of a member, read and written by nobody else (SH-DATA-20, SH-TODO-09). */
export const tasks = pgTable(
  'user_todos',
  {
    id: id().primaryKey(),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    /** The minute of the Amsterdam day; null for any time (SH-TODO-29). */
    minute: smallint('minute_of_day'),
    orderIndex: integer('order_index').notNull(),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('user_todos_list').on(t.profileId, t.orderIndex, t.id),
    check('user_todos_minute', sql`${t.minute} between 0 and 1439`),
  ],
)

/** The rewards that were granted: once per member and reset day, whatever is pressed where (SH-TODO-19). */
export const taskRewards = pgTable(
  'todo_rewards',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    resetDay: date('reset_day').notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.resetDay] })],
)

/** The days on which every list was reset, so that a second run of a day does nothing (SH-TODO-22). */
export const taskResets = pgTable('todo_resets', {
  resetDay: date('reset_day').primaryKey(),
  resetAt: moment('reset_at').notNull(),
})
