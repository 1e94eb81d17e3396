import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { wordsOf } from '../base/database/words.ts'
import { uploads } from '../base/files/tables.ts'
import { communities } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'

/** The posts of the feed (COM-LEARN-01); one stays when its author goes. */
export const posts = pgTable(
  'feed_posts',
  {
    id: id().primaryKey(),
    communityId: id('blueprint_id')
      .notNull()
      .references(() => communities.id),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Made from the content at each save, so that a list need not read the texts. */
    excerpt: text('excerpt').notNull(),
    uploadId: id('upload_id').references(() => uploads.id),
    imageAlt: text('image_alt').notNull(),
    authorId: id('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Null for a draft. */
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('feed_posts_slug').on(t.communityId, t.slug),
    index('feed_posts_list').on(t.communityId, t.isPinned, t.publishedAt),
    index('feed_posts_author').on(t.authorId),
    index('feed_posts_upload').on(t.uploadId),
    index('feed_posts_words').using('gin', wordsOf(sql`(${t.title} || ' ' || ${t.excerpt})`)),
  ],
)

/** One reaction per person and emoji. */
export const postReactions = pgTable(
  'feed_posts_emoji_reaction',
  {
    postId: id('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    reactorId: id('reactor_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    emoji: text('emoji').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.reactorId, t.emoji] }),
    index('feed_posts_emoji_reaction_reactor').on(t.reactorId),
  ],
)
