import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { audienceRoles } from '@bewezen/domain/livestreams/stream.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { wordsOf } from '../base/database/words.ts'
import { channels } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'

/** Streams; the two constraints are called as the specification calls them (X3-DATA-20, X3-ERR-18, X3-ERR-19). */
export const livestreams = pgTable(
  'livestreams',
  {
    id: id().primaryKey(),
    title: text('title').notNull(),
    description: text('description'),
    /** A frame that was judged and written anew, and nothing else (LIVE-FORM-26). */
    embedCode: text('embed_code'),
    recordingCode: text('recording_code'),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time'),
    isActive: boolean('is_active').notNull().default(false),
    /** When it was last live: from when while it is, until when after that. */
    lastActiveAt: moment('last_active_at'),
    visibleToEveryone: boolean('visible_to_everyone').notNull(),
    visibleToStudents: boolean('visible_to_students').notNull(),
    visibleToTeachers: boolean('visible_to_teachers').notNull(),
    visibleToAdmins: boolean('visible_to_admins').notNull(),
    createdBy: id('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** The conversation of the evening, made by the server and by it alone (LIVE-MORE-02). */
    talkChannelId: id('talk_channel_id')
      .notNull()
      .unique()
      .references(() => channels.id),
    /** The start of which people were reminded, so that each is told once (LIVE-MORE-17, LIVE-MORE-18). */
    remindedFor: moment('reminded_for'),
    /** Grows with every change, so that two managers do not overwrite each other (X3-EDGE-13). */
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('unique_active_livestream').on(t.isActive).where(sql`${t.isActive}`),
    index('livestreams_start').on(t.startTime),
    index('livestreams_creator').on(t.createdBy),
    index('livestreams_words').using('gin', wordsOf(sql`(${t.title} || ' ' || coalesce(${t.description}, ''))`)),
    check('check_end_time_after_start', sql`${t.endTime} > ${t.startTime}`),
  ],
)

/** Who wants to be told ten minutes before a stream begins (LIVE-MORE-17). */
export const livestreamReminders = pgTable(
  'livestream_reminders',
  {
    livestreamId: id('livestream_id')
      .notNull()
      .references(() => livestreams.id, { onDelete: 'cascade' }),
    personId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.livestreamId, t.personId] }), index('livestream_reminders_person').on(t.personId)],
)

/** Questions to the host of an evening (LIVE-MORE-10). */
export const livestreamQuestions = pgTable(
  'livestream_questions',
  {
    id: id().primaryKey(),
    livestreamId: id('livestream_id')
      .notNull()
      .references(() => livestreams.id, { onDelete: 'cascade' }),
    askerId: id('asker_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (t) => [index('livestream_questions_stream').on(t.livestreamId), index('livestream_questions_asker').on(t.askerId)],
)

/** Who wants an answer to a question, its asker included; each once, whatever comes in at the same moment (LIVE-MORE-12). */
export const questionRaises = pgTable(
  'livestream_question_raises',
  {
    questionId: id('question_id')
      .notNull()
      .references(() => livestreamQuestions.id, { onDelete: 'cascade' }),
    personId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    raisedAt: moment('raised_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.personId] }),
    index('livestream_question_raises_person').on(t.personId),
  ],
)

/** Roles are our own words, so they may stand in the text of a prepared query. */
const isOneOf = (role: string | null | Placeholder | SQL, names: readonly string[]): SQL =>
  sql`coalesce(${role}::text = any(${sql.raw(`array[${names.map((name) => `'${name}'`).join()}]::text[]`)}), false)`

/** The streams that somebody with this role sees, null for a visitor: the rule `maySeeStream` of domain/livestreams as a condition. */
export const seenWith = (role: string | null | Placeholder | SQL): SQL =>
  sql`(${livestreams.visibleToEveryone} or ${isOneOf(role, rolesThatHold('manageLivestreams'))}
    or (${livestreams.visibleToStudents} and ${isOneOf(role, audienceRoles.visibleToStudents)})
    or (${livestreams.visibleToTeachers} and ${isOneOf(role, audienceRoles.visibleToTeachers)})
    or (${livestreams.visibleToAdmins} and ${isOneOf(role, audienceRoles.visibleToAdmins)}))`
