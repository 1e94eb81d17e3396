import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** Problem reports, for admins only (SH-DATA-21, SH-REPORT-26); their triage is ADM-PANEL-12. */
export const reports = pgTable(
  'reports',
  {
    id: id().primaryKey(),
    profileId: id('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    errorDescription: text('error_description').notNull(),
    pageUrl: text('page_url').notNull(),
    pageCategory: text('page_category').notNull(),
    /** The key of the attachment in its private bucket. */
    attachmentKey: text('attachment_key'),
    imageUrl: text('image_url'),
    deviceInfo: jsonb('device_info').$type<Record<string, string>>().notNull(),
    status: text('status').notNull().default('new'),
    assigneeId: id('assignee_id').references(() => profiles.id, { onDelete: 'set null' }),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('reports_list').on(t.createdAt.desc(), t.id),
    index('reports_status').on(t.status, t.createdAt.desc()),
    index('reports_profile').on(t.profileId),
  ],
)
