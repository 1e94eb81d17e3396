import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { citext, id, moment } from '../base/database/columns.ts'

// The tables whose names begin with `auth_` have the shape that Better Auth expects; their names are ours.

export const authUsers = pgTable('auth_users', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  email: citext('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Since when this person cannot sign in (ADM-PANEL-06). */
  blockedAt: moment('blocked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id().primaryKey(),
    token: text('token').notNull().unique(),
    userId: id('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** To five minutes: when this device last asked anything (SEC-ACC-16). */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('auth_sessions_user').on(t.userId)],
)

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: id().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('auth_accounts_provider').on(t.providerId, t.accountId),
    index('auth_accounts_user').on(t.userId),
  ],
)

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: id().primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('auth_verifications_identifier').on(t.identifier), index('auth_verifications_value').on(t.value)],
)

/** The second factor: the secret of an authenticator app and the recovery codes, both encrypted. */
export const authTwoFactors = pgTable('auth_two_factors', {
  id: id().primaryKey(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: id('user_id')
    .notNull()
    .unique()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
  /** The half minute of the newest code that was taken: an older one, or the same once more, is wrong (SEC-ACC-01). */
  usedStep: integer('used_step'),
})

/** Public keys of devices that can sign in without a password. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: id().primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: moment('created_at').notNull().defaultNow(),
    aaguid: text('aaguid'),
  },
  (t) => [index('auth_passkeys_user').on(t.userId)],
)

/** Links that prove an e-mail address; only a hash of the token is kept, and only the newest unused one counts. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('email_confirmations_user').on(t.userId, t.createdAt)],
)

/** Recent attempts, per kind and per hashed address or network address: the basis of every rate limit. */
export const attempts = pgTable(
  'attempts',
  {
    id: id().primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('attempts_lookup').on(t.kind, t.subject, t.at), index('attempts_at').on(t.at)],
)

/** The one-time link that makes the first admin of a production installation. */
export const firstAdminTokens = pgTable('first_admin_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
})

/** Accounts that are going: hidden at once, erased when the seven days are over, until then to be called back. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    personId: id('person_id')
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (t) => [index('account_deletions_due').on(t.dueAt)],
)

/** A new address that an admin gave somebody; it counts when its link is followed (SH-CONT-03). */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** Where the change is told of: by then the account has the new address. */
    oldEmail: citext('old_email').notNull(),
    newEmail: citext('new_email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    askedBy: id('asked_by'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('email_changes_user').on(t.userId, t.createdAt)],
)

/** That somebody was shut out, why, and what they said against it; one stands per person at most (COM-MOD-07). */
export const accountBlocks = pgTable(
  'account_blocks',
  {
    id: id().primaryKey(),
    personId: id('person_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    blockedBy: id('blocked_by'),
    blockedAt: moment('blocked_at').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    appeal: text('appeal'),
    appealedAt: moment('appealed_at'),
    granted: boolean('granted'),
    answer: text('answer'),
    decidedBy: id('decided_by'),
    decidedAt: moment('decided_at'),
    liftedAt: moment('lifted_at'),
  },
  (t) => [
    uniqueIndex('account_blocks_standing').on(t.personId).where(sql`${t.liftedAt} is null`),
    index('account_blocks_person').on(t.personId, t.blockedAt),
    index('account_blocks_appeals')
      .on(t.appealedAt)
      .where(sql`${t.appealedAt} is not null and ${t.decidedAt} is null and ${t.liftedAt} is null`),
  ],
)
