import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { citext, id, moment } from '../database/columns.ts'

/** The local mailbox: where mail lands as long as no mail server is set. */
export const localMails = pgTable(
  'local_mails',
  {
    id: id().primaryKey(),
    messageId: text('message_id').notNull().unique(),
    to: citext('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** The date for a calendar that went along. */
    calendar: text('calendar'),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [index('local_mails_to').on(t.to, t.sentAt)],
)
