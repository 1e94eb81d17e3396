import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../database/columns.ts'

/** Every stored picture: made by its owner's browser id, so that a repeated upload is the same upload. */
export const uploads = pgTable(
  'uploads',
  {
    id: id().primaryKey(),
    ownerId: id('owner_id'),
    purpose: text('purpose').notNull(),
    key: text('key').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the file as it was sent: the same id with the same file is the same upload. */
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
    attachedAt: moment('attached_at'),
  },
  (t) => [index('uploads_loose').on(t.attachedAt, t.createdAt)],
)
