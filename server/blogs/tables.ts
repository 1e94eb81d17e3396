import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** The articles (BLOG-AREA-01); one stays when its author goes (BLOG-AREA-17). */
export const blogs = pgTable(
  'blogs',
  {
    id: id().primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    /** The key of the upload; its sizes stand under it. */
    coverKey: text('cover_image_url'),
    coverAlt: text('cover_alt').notNull(),
    category: text('category'),
    authorId: id('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    status: text('status').notNull(),
    publishedAt: moment('published_at'),
    /** Made from the content at each save, so that a list need not read the texts (BLOG-AREA-14). */
    minutes: integer('reading_minutes').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('blogs_list').on(t.status, t.publishedAt),
    index('blogs_author').on(t.authorId),
    check('blogs_status', sql`${t.status} in ('draft', 'published')`),
  ],
)
