import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that outlive a change of SECRET_KEY, each sealed by it; nothing of a person (SEC-ACC-48). */
export const keptSecrets = pgTable('kept_secrets', {
  purpose: text('purpose').primaryKey(),
  sealed: text('sealed').notNull(),
})
