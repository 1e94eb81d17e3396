import { openTransferStates, transferStates } from '@bewezen/domain/events/transfer.ts'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'
import { eventEnrollments } from './placeTables.ts'

/** Requests to hand a place on, also those that ended: who asked whom, and what came of it (EV-MORE-31..37). */
export const eventTransfers = pgTable(
  'event_transfers',
  {
    id: id().primaryKey(),
    enrollmentId: id('enrollment_id')
      .notNull()
      .references(() => eventEnrollments.id, { onDelete: 'cascade' }),
    /** Both empty when the account is gone. */
    holderId: id('holder_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Empty too when who was named cannot have the place, or is nobody: the holder must not notice (EV-MORE-32). */
    receiverId: id('receiver_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The name as the holder typed it, as long as the request is open. */
    askedFor: text('asked_for').notNull(),
    state: text('state', { enum: transferStates }).notNull(),
    /** What the receiver agreed to (EV-GEN-11). */
    termsVersion: text('terms_version'),
    tierHours: integer('tier_hours'),
    /** What the receiver answered about food and health: it waits for nobody to read until the place is theirs, and goes with the end of the request (EV-MORE-78). */
    dietaryRestrictions: jsonb('dietary_restrictions').$type<readonly string[]>().notNull().default([]),
    allergies: jsonb('allergies').$type<readonly string[]>().notNull().default([]),
    notes: text('notes').notNull().default(''),
    /** The code that the place had until it was handed on, so that the door can say so (EV-MORE-55). */
    handedCode: text('handed_code'),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    // However often somebody presses, a place has one request (EV-MORE-31).
    uniqueIndex('event_transfers_one_open').on(t.enrollmentId).where(oneOf(t.state, openTransferStates)),
    index('event_transfers_enrolment').on(t.enrollmentId),
    index('event_transfers_holder').on(t.holderId),
    index('event_transfers_receiver').on(t.receiverId),
    index('event_transfers_waiting')
      .on(t.answeredAt)
      .where(oneOf(t.state, ['accepted'])),
    check('event_transfers_state', oneOf(t.state, transferStates)),
  ],
)
