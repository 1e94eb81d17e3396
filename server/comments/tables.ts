import type { CommentKind } from '@bewezen/domain/comments/contract.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { communities } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'

/** What people wrote under posts, lessons and episodes, in the order of their moments (COM-LEARN-02, COM-LEARN-10, POD-MORE-11). */
export const comments = pgTable(
  'comments',
  {
    id: id().primaryKey(),
    subjectKind: text('subject_kind').$type<CommentKind>().notNull(),
    /** A row of the room that owns the kind; that room removes what hangs on it (`removeCommentsOn`). */
    subjectId: id('subject_id').notNull(),
    /** Null for what belongs to no community, such as an episode of the podcasts (POD-MORE-11). */
    communityId: id('blueprint_id').references(() => communities.id),
    authorId: id('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Empty when it was removed: the row stays, so that a late retry does not write it again. */
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('comments_place').on(t.subjectKind, t.subjectId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('comments_author').on(t.authorId),
    check('comments_length', sql`char_length(${t.content}) <= 16000`),
  ],
)

/** Who is named in a comment, found in its text when it was written. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: id('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    personId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.personId] }), index('comment_mentions_person').on(t.personId)],
)

/** One reaction per person and emoji. */
export const commentReactions = pgTable(
  'comments_emoji_reaction',
  {
    commentId: id('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    reactorId: id('reactor_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    emoji: text('emoji').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.reactorId, t.emoji] }),
    index('comments_emoji_reaction_reactor').on(t.reactorId),
  ],
)
