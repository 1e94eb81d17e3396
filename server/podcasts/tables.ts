import { type Platform, platforms } from '@bewezen/domain/podcasts/address.ts'
import type { Chapter } from '@bewezen/domain/podcasts/chapters.ts'
import type { PodcastCategory } from '@bewezen/domain/podcasts/podcast.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { wordsOf } from '../base/database/words.ts'
import { profiles } from '../profile/tables.ts'

/** The episodes (X3-DATA-18); one stays when its speaker or who made it goes (POD-ADMIN-16). */
export const podcasts = pgTable(
  'podcasts',
  {
    id: id().primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    description: text('description').notNull(),
    platform: text('platform').$type<Platform>().notNull(),
    originalUrl: text('original_url').notNull(),
    /** Made from the address at every save (POD-ADMIN-14). */
    embedUrl: text('embed_url').notNull(),
    duration: text('duration').notNull(),
    categories: text('categories').array().$type<PodcastCategory[]>().notNull(),
    speakerId: id('speaker_id').references(() => profiles.id, { onDelete: 'set null' }),
    isFeatured: boolean('is_featured').notNull(),
    publishedAt: moment('published_at'),
    /** A picture of our own. */
    thumbnailUrl: text('thumbnail_url'),
    /** Where it was fetched, if it was: a repeated save need not fetch it again (POD-ADMIN-17). */
    thumbnailSource: text('thumbnail_source'),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    /** As it was typed; what is read and searched are its lines. */
    transcript: text('transcript').notNull(),
    /** What stands around the player in one text, made at every save: what the search of the site looks in (POD-MORE-09). */
    words: text('words').notNull(),
    createdBy: id('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('podcasts_published').on(t.publishedAt),
    index('podcasts_speaker').on(t.speakerId),
    index('podcasts_author').on(t.createdBy),
    index('podcasts_words').using('gin', wordsOf(t.words)),
    check('podcasts_platform', oneOf(t.platform, platforms)),
    // No frame of another house is ever stored, whoever writes the row (X3-EDGE-36).
    check(
      'podcasts_embed',
      sql`${t.embedUrl} ~ '^https://(www[.]youtube-nocookie[.]com/embed/[A-Za-z0-9_-]{11}|open[.]spotify[.]com/embed/(episode|show)/[A-Za-z0-9]{22})$'`,
    ),
  ],
)

/** Words as they are searched. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The transcript of an episode in its lines, made anew when it changes (POD-MORE-08). */
export const podcastLines = pgTable(
  'podcast_lines',
  {
    podcastId: id('podcast_id')
      .notNull()
      .references(() => podcasts.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    seconds: integer('seconds'),
    speaker: text('speaker'),
    content: text('content').notNull(),
    /** With the line after it, since a sentence goes on there: what is searched (POD-MORE-10). */
    words: text('words').notNull(),
    /** The same made ready: a short word stands in most lines, and making them ready anew at each search takes seconds. */
    foundBy: tsvector('found_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.podcastId, t.place] }), index('podcast_lines_words').using('gin', t.foundBy)],
)

/** What somebody keeps of an episode, for themselves alone (POD-MORE-01, POD-MORE-03, POD-MORE-13). */
export const podcastMarks = pgTable(
  'podcast_marks',
  {
    personId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    podcastId: id('podcast_id')
      .notNull()
      .references(() => podcasts.id, { onDelete: 'cascade' }),
    savedAt: moment('saved_at'),
    heardAt: moment('heard_at'),
    positionSeconds: integer('position_seconds'),
    positionAt: moment('position_at'),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.podcastId] }),
    index('podcast_marks_podcast').on(t.podcastId),
    check('podcast_marks_position', sql`${t.positionSeconds} between 0 and 86399`),
  ],
)
