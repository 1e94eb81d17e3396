import type { BatchMention } from '@bewezen/domain/community/mentions.ts'
import type { Outcome, ReportReason } from '@bewezen/domain/community/moderation.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { wordsOf } from '../base/database/words.ts'
import { uploads } from '../base/files/tables.ts'
import { profiles } from '../profile/tables.ts'

/** Communities; the spec calls them blueprints. */
export const communities = pgTable(
  'blueprints',
  {
    id: id().primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description'),
    imageUrl: text('image_url'),
    orderIndex: integer('order_index').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** New members begin here (COM-START-01). */
    isStart: boolean('is_start').notNull().default(false),
    allowedRoles: jsonb('allowed_roles').$type<string[]>().notNull().default([]),
    /** Kept by a trigger on blueprint_members, so that no way in or out, a removed account included, can forget it. */
    memberCount: integer('member_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('blueprints_one_start').on(t.isStart).where(sql`${t.isStart}`)],
)

export const communityMembers = pgTable(
  'blueprint_members',
  {
    communityId: id('blueprint_id')
      .notNull()
      .references(() => communities.id),
    personId: id('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.communityId, t.personId] }), index('blueprint_members_person').on(t.personId)],
)

/** Who left a community and did not join it again: nobody is joined to it without asking after that (COM-START-03). */
export const communityLeavers = pgTable(
  'blueprint_leavers',
  {
    communityId: id('blueprint_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    personId: id('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.communityId] })],
)

export const channels = pgTable(
  'channels_text',
  {
    id: id().primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    /** Empty for a private conversation, which is a channel of two people (see `conversations`). */
    communityId: id('blueprint_id').references(() => communities.id),
    orderIndex: integer('order_index').notNull().default(0),
    postRoles: jsonb('post_roles').$type<string[]>().notNull().default([]),
    isArchived: boolean('is_archived').notNull().default(false),
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  },
  (t) => [uniqueIndex('channels_text_slug').on(t.communityId, t.slug)],
)

/**
 * The two people of a private conversation, whose messages and read places are those of the channel with its id. Each pair
 * has one, whichever of them begins it: the smaller id stands first (COM-CHAT-19). A person who leaves the platform leaves
 * a place empty. One with 'Beheer' has the member first and nobody second: who answers there stands in `deskAnswers` alone, and has
 * no right to the channel (COM-MOD-10, COM-MOD-11).
 */
export const conversations = pgTable(
  'direct_conversations',
  {
    id: id()
      .primaryKey()
      .references(() => channels.id),
    firstId: id('first_id').references(() => profiles.id, { onDelete: 'set null' }),
    secondId: id('second_id').references(() => profiles.id, { onDelete: 'set null' }),
    startedBy: id('started_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    isDesk: boolean('is_desk').notNull().default(false),
    /** Up to which place those who work the queue dealt with it; after it something waits (COM-MOD-13). */
    settledSeq: bigint('settled_seq', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    uniqueIndex('direct_conversations_pair').on(t.firstId, t.secondId),
    uniqueIndex('direct_conversations_desk').on(t.firstId).where(sql`${t.isDesk}`),
    check('direct_conversations_desk_alone', sql`not ${t.isDesk} or ${t.secondId} is null`),
    index('direct_conversations_second').on(t.secondId),
    check('direct_conversations_order', sql`${t.firstId} < ${t.secondId}`),
  ],
)

/** Blocks of a private conversation: who stopped new messages there, and when ('Blokkeren', COM-CHAT-19). */
export const conversationBlocks = pgTable(
  'direct_blocks',
  {
    conversationId: id('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    blockerId: id('blocker_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    blockedAt: moment('blocked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.blockerId] }), index('direct_blocks_blocker').on(t.blockerId)],
)

export const messages = pgTable(
  'messages',
  {
    id: id().primaryKey(),
    channelId: id('channel_id')
      .notNull()
      .references(() => channels.id),
    /** The place in the channel, from its `last_seq + 1`; the only order of messages. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    authorId: id('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    parentId: id('parent_id'),
    content: text('content').notNull(),
    uploadId: id('upload_id').references(() => uploads.id),
    /** The experiment that it shows. It may be gone: then the message says so, in the place that it keeps (COM-N1-09). */
    experimentId: id('experiment_id'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    uniqueIndex('messages_place').on(t.channelId, t.seq),
    // Whether somebody said something in a channel, and what of somebody who goes stays behind.
    index('messages_author').on(t.authorId, t.channelId),
    // Whose picture it is, before it is shown and when it goes.
    index('messages_upload').on(t.uploadId).where(sql`${t.uploadId} is not null`),
    index('messages_experiment').on(t.experimentId).where(sql`${t.experimentId} is not null`),
    index('messages_words').using('gin', wordsOf(t.content)),
    // 1000 visible characters of at most 16 code units each; the rule itself is in domain/community/messageText.ts.
    check('messages_length', sql`char_length(${t.content}) <= 16000`),
  ],
)

/** Which messages of 'Beheer' were answers, and who wrote each: read for those who work the queue alone (COM-MOD-11). */
export const deskAnswers = pgTable(
  'desk_answers',
  {
    messageId: id('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    moderatorId: id('moderator_id').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (t) => [index('desk_answers_moderator').on(t.moderatorId)],
)

/** Mentions in a message, found in its text when it was posted: a person, or a group if its author may name one. */
export const messageMentions = pgTable(
  'message_mentions',
  {
    messageId: id('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    personId: id('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    batch: text('batch').$type<BatchMention>(),
  },
  (t) => [
    uniqueIndex('message_mentions_person').on(t.messageId, t.personId),
    uniqueIndex('message_mentions_batch').on(t.messageId, t.batch),
    check('message_mentions_one', sql`(${t.personId} is null) <> (${t.batch} is null)`),
  ],
)

export const reactions = pgTable(
  'messages_emoji_reaction',
  {
    messageId: id('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    authorId: id('author_id'),
    reactorId: id('reactor_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    emoji: text('emoji').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.reactorId, t.emoji] })],
)

export const channelReads = pgTable(
  'channel_reads',
  {
    channelId: id('channel_id')
      .notNull()
      .references(() => channels.id),
    personId: id('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    readSeq: bigint('read_seq', { mode: 'number' }).notNull(),
    lastReadAt: moment('last_read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.channelId] })],
)

/** The channels that somebody wants on top of those of their community, in the order of `place` (COM-PIN-01, COM-PIN-02). */
export const channelPins = pgTable(
  'channel_pins',
  {
    channelId: id('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    personId: id('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    pinnedAt: moment('pinned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.channelId] })],
)

/** Everything that was reported about one message until somebody decided; one waits per message at most (COM-MOD-02). */
export const messageCases = pgTable(
  'message_cases',
  {
    id: id().primaryKey(),
    messageId: id('message_id')
      .notNull()
      .references(() => messages.id),
    authorId: id('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The text of the message when it was reported, whatever its author did since (COM-MOD-05). */
    content: text('content').notNull(),
    openedAt: moment('opened_at').notNull(),
    outcome: text('outcome').$type<Outcome>(),
    reason: text('reason'),
    decidedBy: id('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('message_cases_waiting').on(t.messageId).where(sql`${t.decidedAt} is null`),
    index('message_cases_queue').on(t.openedAt).where(sql`${t.decidedAt} is null`),
    index('message_cases_decided').on(t.decidedAt),
    index('message_cases_author').on(t.authorId),
    check('message_cases_decision', sql`(${t.decidedAt} is null) = (${t.outcome} is null)`),
  ],
)

/** Reports of a message with their reason; one per person, whatever became of it (COM-MOD-02). */
export const messageReports = pgTable(
  'message_reports',
  {
    messageId: id('message_id')
      .notNull()
      .references(() => messages.id),
    reporterId: id('reporter_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    caseId: id('case_id')
      .notNull()
      .references(() => messageCases.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    explanation: text('explanation').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.reporterId] }),
    index('message_reports_case').on(t.caseId),
    index('message_reports_reporter').on(t.reporterId),
  ],
)
