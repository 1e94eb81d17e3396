import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** Every text that a legal page ever had; rows are only added, since people agreed to them (LEGAL-PAGE-17). */
export const legalVersions = pgTable(
  'legal_page_versions',
  {
    id: id().primaryKey(),
    pageType: text('page_type').notNull(),
    /** Such as AV-2026-01. */
    label: text('label').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Written by nobody yet: says so on the page (LEGAL-PAGE-18). */
    isPlaceholder: boolean('is_placeholder').notNull().default(false),
    savedAt: moment('saved_at').notNull(),
    savedBy: id('saved_by').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('legal_page_versions_label').on(t.label),
    index('legal_page_versions_list').on(t.pageType, t.savedAt),
    index('legal_page_versions_by').on(t.savedBy),
  ],
)

/** The legal pages as they stand (X3-DATA-22); `version_id` is the version that holds the same text. */
export const legalPages = pgTable(
  'legal_pages',
  {
    pageType: text('page_type').primaryKey(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    updatedAt: moment('updated_at').notNull(),
    versionId: id('version_id')
      .notNull()
      .references(() => legalVersions.id),
  },
  (t) => [check('legal_pages_type', sql`${t.pageType} in ('privacy', 'terms')`)],
)
