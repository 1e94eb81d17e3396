import { mailFailures } from '@bewezen/domain/base/mailTrying.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { citext, id, moment, oneOf } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** Mails that were not sent, or not yet: what they are and why, and never what stands in them (ADM-MORE-16, ADM-MORE-18). */
export const unsentMails = pgTable(
  'unsent_mails',
  {
    /** The id of the mail itself, which its Message-ID carries. */
    id: id().primaryKey(),
    personId: id('person_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    template: text('template').notNull(),
    /** What its room finds its content by when it is tried again. */
    ids: jsonb('ids').$type<Record<string, string>>().notNull(),
    messageId: text('message_id').notNull().unique(),
    /** The address of the last try. */
    to: citext('to'),
    why: text('why', { enum: mailFailures }).notNull(),
    /** What the mail server answered; it may name the address. */
    said: text('said').notNull(),
    tries: integer('tries').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    givenUpAt: moment('given_up_at'),
  },
  (t) => [
    index('unsent_mails_given_up').on(t.givenUpAt.desc(), t.id.desc()).where(sql`${t.givenUpAt} is not null`),
    index('unsent_mails_trying').on(t.lastAt.desc(), t.id.desc()).where(sql`${t.givenUpAt} is null`),
    index('unsent_mails_person').on(t.personId),
    check('unsent_mails_why', oneOf(t.why, mailFailures)),
  ],
)

/** How many people were active in a week that has ended; a number of everybody together (ADM-MORE-11). */
export const activeWeeks = pgTable('active_weeks', {
  /** Its Monday. */
  week: date('week').primaryKey(),
  people: integer('people').notNull(),
})

/**
 * Of those who joined in a month, how many were active in a later one that has ended; in the month of joining itself, how
 * many joined (ADM-MORE-10, ADM-MORE-11).
 */
export const activeMonths = pgTable(
  'active_months',
  {
    joined: date('joined').notNull(),
    month: date('month').notNull(),
    people: integer('people').notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.joined] })],
)
