import { letterKinds } from '@bewezen/domain/events/letters.ts'
import { audiences } from '@bewezen/domain/events/writing.ts'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'
import { events } from './eventTables.ts'
import { eventDates } from './placeTables.ts'

/** What an organiser wrote to participants (EV-MORE-60..64). Its mails go out when the event is deleted meanwhile, too. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: id().primaryKey(),
    /** Empty once the event is deleted: then the message is forgotten after 30 days. */
    eventId: id('event_id').references(() => events.id, { onDelete: 'set null' }),
    eventTitle: text('event_title').notNull(),
    /** The date it was for, and when that was; empty for all dates. A date may get another id or go: no reference. */
    dateId: id('date_id'),
    startsAt: moment('starts_at'),
    authorId: id('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    audience: text('audience', { enum: audiences }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** How many people it was for. */
    told: integer('told').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    index('event_messages_list').on(t.eventId, t.sentAt, t.id),
    index('event_messages_author').on(t.authorId),
    check('event_messages_audience', oneOf(t.audience, audiences)),
  ],
)

/** To whom a message went, fixed at the moment it was sent: each once (EV-MORE-62). */
export const eventMessageReceivers = pgTable(
  'event_message_receivers',
  {
    messageId: id('message_id')
      .notNull()
      .references(() => eventMessages.id, { onDelete: 'cascade' }),
    personId: id('person_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.personId] }), index('event_message_receivers_person').on(t.personId)],
)

/** The automatic messages of an event; one without a row does the usual (EV-MORE-68). */
export const eventLetters = pgTable('event_letters', {
  eventId: id('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  reminds: boolean('reminds').notNull(),
  thanks: boolean('thanks').notNull(),
  thanksText: text('thanks_text').notNull().default(''),
})

/** Which automatic messages of a date went out, and about which day: the key is why each goes out once (EV-MORE-66, EV-MORE-67). */
export const eventLettersSent = pgTable(
  'event_letters_sent',
  {
    dateId: id('date_id')
      .notNull()
      .references(() => eventDates.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: letterKinds }).notNull(),
    day: date('day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dateId, t.kind, t.day] }),
    check('event_letters_sent_kind', oneOf(t.kind, letterKinds)),
  ],
)
