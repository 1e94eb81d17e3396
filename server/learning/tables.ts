import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
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
import { communities } from '../community/tables.ts'
import { awards, profiles } from '../profile/tables.ts'
import { levels } from '../site/tables.ts'

/** A file beside a text, as its editor named it. */
export type KeptFile = { name: string; key: string; bytes: number; isPdf: boolean }

/** What a lesson, a challenge and a masterclass have alike; each stays when its teacher goes. */
const written = () => ({
  id: id().primaryKey(),
  slug: text('slug').notNull(),
  communityId: id('blueprint_id')
    .notNull()
    .references(() => communities.id),
  title: text('title').notNull(),
  createdBy: id('created_by').references(() => profiles.id, { onDelete: 'set null' }),
  /** Who else edits it (COM-LEARN-16). */
  teacherId: id('teacher_id').references(() => profiles.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** What a lesson and a masterclass have alike. */
const told = () => ({
  content: text('content').notNull(),
  /** The words of the content without its tags, made at each save: what searching looks in. */
  words: text('content_words').notNull(),
  /** As it was typed; empty without a video. */
  videoUrl: text('video_url').notNull(),
  attachments: jsonb('attachments').$type<KeptFile[]>().notNull().default([]),
})

/** Lessons, in the order of their week (COM-LEARN-06). */
export const lessons = pgTable(
  'lessons',
  {
    ...written(),
    ...told(),
    levelId: id('level_id')
      .notNull()
      .references(() => levels.id),
    week: integer('week').notNull(),
    orderIndex: integer('order_index').notNull(),
    isRequired: boolean('is_required').notNull(),
    isPublished: boolean('is_published').notNull(),
  },
  (t) => [
    uniqueIndex('lessons_slug').on(t.communityId, t.slug),
    index('lessons_order').on(t.communityId, t.levelId, t.week, t.orderIndex),
    index('lessons_created_by').on(t.createdBy),
    index('lessons_teacher').on(t.teacherId),
    index('lessons_words').using('gin', wordsOf(sql`(${t.title} || ' ' || ${t.words})`)),
    index('lessons_files').using('gin', sql`${t.attachments} jsonb_path_ops`),
    check('lessons_week', sql`${t.week} between 1 and 8`),
  ],
)

/** Who has finished a lesson; once, until they take it back (COM-LEARN-07). */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    lessonId: id('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    completedAt: moment('completed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.lessonId] }), index('lesson_progress_lesson').on(t.lessonId)],
)

/** Who has finished a level of a community, once and for all, and when they were told (COM-LEARN-09, COM-LEARN-31). */
export const levelCompletions = pgTable(
  'level_completions',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    communityId: id('blueprint_id')
      .notNull()
      .references(() => communities.id),
    levelId: id('level_id')
      .notNull()
      .references(() => levels.id),
    completedAt: moment('completed_at').notNull(),
    toldAt: moment('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.communityId, t.levelId] }),
    index('level_completions_community').on(t.communityId),
  ],
)

/** Something to do every day for a while (COM-LEARN-11). */
export const challenges = pgTable(
  'challenges',
  {
    ...written(),
    content: text('description').notNull(),
    words: text('description_words').notNull(),
    /** The key of the upload; its sizes stand under it. */
    imageKey: text('image_url'),
    imageAlt: text('image_alt').notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    durationDays: integer('duration_days').notNull(),
    dailyTask: text('daily_task').notNull(),
    awardId: id('award_id').references(() => awards.id, { onDelete: 'set null' }),
    isPublished: boolean('is_published').notNull(),
  },
  (t) => [
    uniqueIndex('challenges_slug').on(t.communityId, t.slug),
    index('challenges_order').on(t.communityId, t.endDate),
    index('challenges_created_by').on(t.createdBy),
    index('challenges_teacher').on(t.teacherId),
    index('challenges_words').using('gin', wordsOf(sql`(${t.title} || ' ' || ${t.words})`)),
    check('challenges_period', sql`${t.endDate} >= ${t.startDate}`),
    check('challenges_days', sql`${t.durationDays} between 1 and 90`),
  ],
)

export const challengeParticipants = pgTable(
  'challenge_participants',
  {
    challengeId: id('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
    completedAt: moment('completed_at'),
    /** Stands in the ranking without a name (COM-LEARN-14). */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.challengeId, t.profileId] }),
    index('challenge_participants_person').on(t.profileId),
  ],
)

/** The days that somebody ticked; one tick per person and day (COM-LEARN-12). */
export const challengeDays = pgTable(
  'challenge_days',
  {
    challengeId: id('challenge_id').notNull(),
    profileId: id('profile_id').notNull(),
    day: date('day').notNull(),
    tickedAt: moment('ticked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.challengeId, t.profileId, t.day] }),
    index('challenge_days_person').on(t.profileId),
    // Who stops loses the days (COM-LEARN-32).
    foreignKey({
      name: 'challenge_days_participant',
      columns: [t.challengeId, t.profileId],
      foreignColumns: [challengeParticipants.challengeId, challengeParticipants.profileId],
    }).onDelete('cascade'),
  ],
)

/** Lessons without a level and a week; without a moment of publishing it is a draft (COM-LEARN-15). */
export const masterclasses = pgTable(
  'masterclasses',
  { ...written(), ...told(), publishedAt: moment('published_at') },
  (t) => [
    uniqueIndex('masterclasses_slug').on(t.communityId, t.slug),
    index('masterclasses_order').on(t.communityId, t.publishedAt),
    index('masterclasses_created_by').on(t.createdBy),
    index('masterclasses_teacher').on(t.teacherId),
    index('masterclasses_words').using('gin', wordsOf(sql`(${t.title} || ' ' || ${t.words})`)),
    index('masterclasses_files').using('gin', sql`${t.attachments} jsonb_path_ops`),
  ],
)

export const masterclassProgress = pgTable(
  'masterclass_progress',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    masterclassId: id('masterclass_id')
      .notNull()
      .references(() => masterclasses.id, { onDelete: 'cascade' }),
    completedAt: moment('completed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.masterclassId] }),
    index('masterclass_progress_masterclass').on(t.masterclassId),
  ],
)
