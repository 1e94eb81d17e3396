import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** Medical data, encrypted per member; erasing the wrapped key erases the data, in backups too. */
export const medicalProfiles = pgTable('medical_profiles', {
  profileId: id('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  wrappedKey: text('wrapped_key'),
  sealed: text('sealed'),
  /** Goes up with each save, so that a save upon an older reading is noticed (SH-EDGE-39). */
  version: integer('version').notNull().default(0),
  updatedAt: moment('updated_at'),
})

/** The explicit consent to keep health data, with the wording that was read (SH-MED-43). */
export const medicalConsents = pgTable(
  'medical_consents',
  {
    id: id().primaryKey(),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    wording: text('wording').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('medical_consents_profile').on(t.profileId, t.givenAt)],
)

/** An admin's access in an emergency: read-only, 30 minutes, with a reason (SH-MED-42). */
export const emergencyAccesses = pgTable(
  'medical_emergency_accesses',
  {
    id: id().primaryKey(),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    adminId: id('admin_id').references(() => profiles.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    openedAt: moment('opened_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('medical_emergency_accesses_profile').on(t.profileId, t.openedAt)],
)

/** Every look at somebody's health data, for the member to read; rows are only ever added. */
export const medicalReads = pgTable(
  'medical_reads',
  {
    id: id().primaryKey(),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    readerId: id('reader_id'),
    kind: text('kind').notNull(),
    accessId: id('access_id'),
    at: moment('at').notNull(),
  },
  (t) => [index('medical_reads_profile').on(t.profileId, t.at.desc())],
)
