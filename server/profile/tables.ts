import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
import { authUsers } from '../account/tables.ts'
import { citext, id, moment } from '../base/database/columns.ts'
import { wordsOf } from '../base/database/words.ts'
import { levels } from '../site/tables.ts'

/** A username for comparing with typed text in lower case; an index stands on exactly this. */
export const foldedUsername = (username: SQLWrapper): SQL<string> => sql`(lower(${username}::text) collate "C")`

type Named = Record<'firstName' | 'lastName' | 'username', SQLWrapper>
/** Everything somebody is called by, for finding them; an index stands on exactly this. */
export const fullName = ({ firstName, lastName, username }: Named): SQL<string> =>
  sql`(${firstName} || ' ' || ${lastName} || ' ' || ${username}::text)`

/** The public member. A person has one id: `id` equals `user_id` equals the sign-in id. */
export const profiles = pgTable(
  'profiles',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .notNull()
      .unique()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    username: citext('username').notNull().unique(),
    avatarUrl: text('avatar_url'),
    avatarColor: text('avatar_color').notNull(),
    // Written by the access room only.
    role: text('role').notNull().default('no_subscription'),
    top5: boolean('top_5').notNull().default(false),
    levelId: id('level_id').references(() => levels.id),
    points: integer('points').notNull().default(0),
    daysActive: integer('days_active').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    bio: text('bio'),
    profession: text('profession'),
    city: text('city'),
    interests: jsonb('interests').$type<string[]>().notNull().default([]),
    nutritionIcon: text('nutrition_icon'),
    sportIcon: text('sport_icon'),
    interestIcon: text('interest_icon'),
    /** Since when everybody else sees 'Verwijderde gebruiker': the account is going (SH-PROF-05). */
    hiddenAt: moment('hidden_at'),
    /** Since when the member wants to see the list of first steps no more (COM-START-10). */
    stepsAwayAt: moment('steps_away_at'),
  },
  (t) => [
    check('profiles_one_id', sql`${t.id} = ${t.userId}`),
    index('profiles_role').on(t.role, t.createdAt.desc(), t.id),
    index('profiles_created').on(t.createdAt.desc(), t.id),
    // For finding people while a name is typed: by its beginning, in order, and by any part of it.
    index('profiles_name_begin').on(foldedUsername(t.username)),
    index('profiles_words').using('gin', wordsOf(fullName(t))),
    index('profiles_name_part').using('gin', sql`${foldedUsername(t.username)} gin_trgm_ops`),
  ],
)

type FaceColumn = 'id' | 'firstName' | 'lastName' | 'username' | 'avatarUrl' | 'avatarColor'

/** The columns of a face: of `profiles`, or an alias of it. */
export function faceColumns<Of extends Record<FaceColumn, unknown>>(of: Of): Pick<Of, FaceColumn> {
  const { id, firstName, lastName, username, avatarUrl, avatarColor } = of
  return { id, firstName, lastName, username, avatarUrl, avatarColor }
}

/** The same in SQL that is written by hand, where `alias` stands for `profiles`. */
export const faceInSql = (alias: string): string =>
  `${alias}.id, ${alias}.first_name as "firstName", ${alias}.last_name as "lastName", ${alias}.username,
    ${alias}.avatar_url as "avatarUrl", ${alias}.avatar_color as "avatarColor"`

/** Private contact details, never joined in passing. */
export const contactInfo = pgTable('contact_info', {
  profileId: id('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  phone: text('phone'),
  emergencyContactName: text('emergency_contact_name'),
  emergencyContactPhone: text('emergency_contact_phone'),
})

export const awards = pgTable('awards', {
  id: id().primaryKey(),
  name: text('name').notNull().unique(),
  description: text('description'),
  imageUrl: text('image_url'),
  isActive: boolean('is_active').notNull().default(true),
})

export const awardsEarned = pgTable(
  'awards_earned',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    awardId: id('award_id')
      .notNull()
      .references(() => awards.id, { onDelete: 'cascade' }),
    earnedAt: moment('earned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.awardId] })],
)

/** Every grant of points, only ever added; every score can be computed anew from it. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: id().primaryKey(),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** The reason for the points, such as a day or a lesson: the same thing is rewarded once. */
    source: text('source').notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [uniqueIndex('points_ledger_once').on(t.profileId, t.reason, t.source)],
)

/** The score of a member in a leaderboard group (SH-DATA-08). */
export const leaderboardPoints = pgTable(
  'leaderboard_points',
  {
    userId: id('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    groupType: text('group_type').notNull(),
    totalPoints: integer('total_points').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.groupType] }),
    index('leaderboard_points_rank').on(t.groupType, t.totalPoints.desc(), t.userId),
  ],
)

/** The days on which a member used the app, in Amsterdam (SH-RANK-08). */
export const activeDays = pgTable(
  'active_days',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.day] }), index('active_days_day').on(t.day, t.profileId)],
)
