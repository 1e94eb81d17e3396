import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** The talk of a member with the assistant; `session_id` equals `profile_id` (SH-DATA-12). */
export const assistantMessages = pgTable(
  'ai_n1_assistent',
  {
    id: id().primaryKey(),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sessionId: id('session_id').notNull(),
    content: text('content').notNull(),
    isUser: boolean('is_user').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('ai_n1_assistent_list').on(t.profileId, t.createdAt.desc(), t.id.desc())],
)
