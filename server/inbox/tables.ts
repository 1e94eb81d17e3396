import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authSessions } from '../account/tables.ts'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** What somebody should know. It points at its subject, which is opened anew when the notification is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    factId: id('fact_id').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    message: text('message'),
    read: boolean('read').notNull().default(false),
    readAt: moment('read_at'),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.factId, t.userId),
    index('notifications_list').on(t.userId, t.createdAt.desc()),
    index('notifications_unread').on(t.userId, t.read),
  ],
)

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    profileId: id('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    desktopEnabled: boolean('desktop_enabled').notNull().default(false),
    soundEnabled: boolean('sound_enabled').notNull().default(true),
    soundVariant: text('sound_variant').notNull().default('inbox'),
    /** From and until which minute of the Amsterdam day nothing makes a noise; both empty is never. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    pushEnabled: boolean('push_enabled').notNull().default(false),
    digestEnabled: boolean('digest_enabled').notNull().default(false),
    /** Whether others see that this member is there and types (COM-CHAT-36). */
    presenceShown: boolean('presence_shown').notNull().default(true),
  },
  (t) => [check('notification_preferences_quiet', sql`(${t.quietFrom} is null) = (${t.quietUntil} is null)`)],
)

/** What a member wants to hear of a type of notification, or of a channel: all, mentions or nothing. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** `type` or `channel`. */
    about: text('about').notNull(),
    /** The type's name, or the id of the channel. */
    subject: text('subject').notNull(),
    wants: text('wants').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.about, t.subject] }),
    index('notification_choices_subject').on(t.about, t.subject),
  ],
)

/** What an admin wrote to one person or to everybody with a role (COM-CHAT-12); it goes with the person it was for. */
export const writings = pgTable(
  'inbox_messages',
  {
    id: id().primaryKey(),
    authorId: id('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    personId: id('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role'),
    title: text('title').notNull(),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('inbox_messages_author').on(t.authorId),
    index('inbox_messages_person').on(t.personId),
    check('inbox_messages_one', sql`(${t.personId} is null) <> (${t.role} is null)`),
  ],
)

/** The browsers that a member lets us wake. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id().primaryKey(),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The subscription ends with the login that made it. */
    sessionId: id('session_id').references(() => authSessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('push_subscriptions_profile').on(t.profileId), index('push_subscriptions_session').on(t.sessionId)],
)

/** The digest mails that went out: one per member and Amsterdam day. */
export const digests = pgTable(
  'notification_digests',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.day] })],
)

/** How many notifications somebody has not read, kept by a trigger: the badge counts nothing. */
export const unreadCounts = pgTable('notification_counts', {
  profileId: id('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  unread: integer('unread').notNull().default(0),
})
