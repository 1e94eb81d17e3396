import type { StoredMedia } from '@bewezen/domain/external/delivery.ts'
import type { MailTrouble } from '@bewezen/domain/external/mailbox.ts'
import { directions, type Failure, messageStatuses } from '@bewezen/domain/external/message.ts'
import { connectors, sourceTypes } from '@bewezen/domain/external/source.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** Where messages of people without an account come from; every secret is sealed (IN-EXT-13). */
export const externalSources = pgTable(
  'external_message_sources',
  {
    id: id().primaryKey(),
    version: integer('version').notNull().default(1),
    sourceType: text('source_type', { enum: sourceTypes }).notNull(),
    connector: text('connector', { enum: connectors }).notNull(),
    name: text('name').notNull(),
    accountHandle: text('account_handle').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    inboundSecret: text('inbound_secret'),
    inboundSecretEnd: text('inbound_secret_end'),
    outboundUrl: text('outbound_url'),
    outboundSecret: text('outbound_secret'),
    accountId: text('account_id'),
    appSecret: text('app_secret'),
    verifyToken: text('verify_token'),
    accessToken: text('access_token'),
    imapHost: text('imap_host'),
    imapPort: text('imap_port'),
    mailUser: text('mail_user'),
    mailPassword: text('mail_password'),
    createdBy: id('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    lastInboundAt: moment('last_inbound_at'),
  },
  (t) => [
    check('external_message_sources_type', oneOf(t.sourceType, sourceTypes)),
    check('external_message_sources_connector', oneOf(t.connector, connectors)),
    check('external_message_sources_signed', sql`(${t.connector} = 'formulier') = (${t.inboundSecret} is not null)`),
  ],
)

/** Who a conversation is with and what it is about, as one text to search in (IN-EXT-32). */
export const threadWords = (t: {
  participantHandle: AnyPgColumn
  participantName: AnyPgColumn
  subject: AnyPgColumn
}) => sql`fold_name(${t.participantHandle} || ' ' || ${t.participantName} || ' ' || ${t.subject})`

/** A conversation with one person outside: one per source and thread of the channel, whatever comes in at once (IN-EXT-15, IN-EXT-50). */
export const externalThreads = pgTable(
  'external_message_threads',
  {
    id: id().primaryKey(),
    sourceId: id('source_id')
      .notNull()
      .references(() => externalSources.id, { onDelete: 'cascade' }),
    /** As the channel calls it; of mails a keyed hash of the one that began it, so that erasing leaves no name behind (IN-EXT-90). */
    externalThreadId: text('external_thread_id').notNull(),
    participantHandle: text('participant_handle').notNull(),
    /** The handle as it is compared. */
    participantKey: text('participant_key').notNull(),
    participantName: text('participant_name').notNull(),
    subject: text('subject').notNull().default(''),
    isArchived: boolean('is_archived').notNull().default(false),
    isNew: boolean('is_new').notNull().default(true),
    lastMessageAt: moment('last_message_at').notNull(),
    lastMessagePreview: text('last_message_preview').notNull(),
    lastInboundAt: moment('last_inbound_at'),
    assigneeId: id('assignee_id').references(() => profiles.id, { onDelete: 'set null' }),
    snoozedUntil: moment('snoozed_until'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('external_message_threads_once').on(t.sourceId, t.externalThreadId, t.participantKey),
    index('external_message_threads_list').on(t.isArchived, t.lastMessageAt.desc(), t.id.desc()),
    index('external_message_threads_person').on(t.participantKey),
    index('external_message_threads_assignee').on(t.assigneeId),
    index('external_message_threads_words').using('gin', sql`${threadWords(t)} gin_trgm_ops`),
  ],
)

/** What was said in it: each message of the channel once (IN-EXT-16). */
export const externalMessages = pgTable(
  'external_messages',
  {
    id: id().primaryKey(),
    threadId: id('thread_id')
      .notNull()
      .references(() => externalThreads.id, { onDelete: 'cascade' }),
    externalMessageId: text('external_message_id').notNull(),
    direction: text('direction', { enum: directions }).notNull(),
    content: text('content').notNull(),
    /** The older mails under a mail. */
    earlier: text('earlier').notNull().default(''),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Who sent a mail that asks to be answered elsewhere, as handles are compared; else empty (IN-EXT-87). */
    sentFromKey: text('sent_from_key').notNull().default(''),
    mediaUrls: jsonb('media_urls').$type<StoredMedia[]>().notNull(),
    externalTimestamp: moment('external_timestamp').notNull(),
    status: text('status', { enum: messageStatuses }).notNull(),
    failure: text('failure').$type<Failure>(),
    /** Until when the process that sends it may be believed to be at it; empty before anybody began. */
    claimedUntil: moment('claimed_until'),
    sentBy: id('sent_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('external_messages_once').on(t.threadId, t.externalMessageId),
    index('external_messages_name').on(t.externalMessageId),
    index('external_messages_words').using('gin', sql`fold_name(${t.content}) gin_trgm_ops`),
    index('external_messages_list').on(t.threadId, t.externalTimestamp, t.id),
    index('external_messages_author').on(t.sentBy),
    index('external_messages_sender').on(t.sentFromKey).where(sql`${t.sentFromKey} <> ''`),
    index('external_messages_failed').on(t.threadId).where(sql`${t.status} = 'failed'`),
    check('external_messages_status', oneOf(t.status, messageStatuses)),
    check('external_messages_direction', oneOf(t.direction, directions)),
  ],
)

/** Answers that stand ready (IN-EXT-30). */
export const externalCannedAnswers = pgTable('external_canned_answers', {
  id: id().primaryKey(),
  version: integer('version').notNull().default(1),
  title: text('title').notNull(),
  content: text('content').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Messages that were erased, by a keyed hash: what is delivered once more is not taken in again (IN-EXT-36). */
export const externalErased = pgTable(
  'external_erased',
  {
    key: text('key').primaryKey(),
    sourceId: id('source_id')
      .notNull()
      .references(() => externalSources.id, { onDelete: 'cascade' }),
    /** The conversation with others in which it stood, for what answers it there; empty where all of it went (IN-EXT-90). */
    threadId: id('thread_id').references(() => externalThreads.id, { onDelete: 'set null' }),
    erasedAt: moment('erased_at').notNull(),
  },
  (t) => [index('external_erased_source').on(t.sourceId), index('external_erased_thread').on(t.threadId)],
)

/** How far the mailbox of a source was read; one process at a time has it, for as long as its lease is (IN-EXT-43). */
export const externalMailboxes = pgTable('external_mailboxes', {
  sourceId: id('source_id')
    .primaryKey()
    .references(() => externalSources.id, { onDelete: 'cascade' }),
  /** The numbers of mails hold as long as the mailbox says the same here. */
  uidValidity: text('uid_validity'),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  trouble: text('trouble').$type<MailTrouble>(),
  failures: integer('failures').notNull().default(0),
  nextTryAt: moment('next_try_at'),
  workedAt: moment('worked_at'),
  claimedBy: id('claimed_by'),
  claimedUntil: moment('claimed_until'),
})
