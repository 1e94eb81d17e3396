import type { ShowcaseText } from '@bewezen/domain/site/showcase.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { uploads } from '../base/files/tables.ts'

/** A section of the home page that an admin fills; the hero is the first active one of its kind (X3-DATA-27, ADM-PANEL-15). */
export const homeSections = pgTable(
  'channels_home',
  {
    id: id().primaryKey(),
    sectionType: text('section_type').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    orderIndex: integer('order_index').notNull().default(0),
  },
  (t) => [index('channels_home_order').on(t.sectionType, t.orderIndex)],
)

/** What stands in such a section: a picture with its alternative text. */
export const homeItems = pgTable(
  'channels_home_items',
  {
    id: id().primaryKey(),
    sectionId: id('section_id')
      .notNull()
      .references(() => homeSections.id, { onDelete: 'cascade' }),
    uploadId: id('upload_id').references(() => uploads.id),
    imageUrl: text('image_url').notNull(),
    metadata: jsonb('metadata').$type<{ alt: string; width: number; height: number }>().notNull(),
  },
  (t) => [index('channels_home_items_section').on(t.sectionId)],
)

/** What somebody says about the membership; only a sample stands there without consent (MKT-CLAIM-10, MKT-CLAIM-11, ADM-PANEL-16). */
export const testimonials = pgTable(
  'testimonials',
  {
    id: id().primaryKey(),
    name: text('name').notNull(),
    content: text('content').notNull(),
    avatarUrl: text('avatar_url'),
    isActive: boolean('is_active').notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    hasConsent: boolean('has_consent').notNull().default(false),
    displayOrder: integer('display_order').notNull().default(0),
    /** What they measured, all or nothing of it (MKT-MORE-11). */
    measure: text('measure').notNull().default(''),
    unit: text('measure_unit').notNull().default(''),
    change: text('measured_change').notNull().default(''),
    before: text('measured_before').notNull().default(''),
    after: text('measured_after').notNull().default(''),
  },
  (t) => [check('testimonials_consent', sql`not ${t.isActive} or ${t.isSample} or ${t.hasConsent}`)],
)

/** A level of the university; its parts come with the learning room. */
export const levels = pgTable('levels', {
  id: id().primaryKey(),
  levelName: text('level_name').notNull(),
  orderIndex: integer('order_index').notNull().default(0),
  durationText: text('duration_text').notNull().default(''),
  result: text('result').notNull().default(''),
})

/** The people behind the site (MKT-HOME-13). */
export const teamMembers = pgTable('team_members', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  sentence: text('sentence').notNull(),
  photoUrl: text('photo_url'),
  isSample: boolean('is_sample').notNull().default(false),
  /** Only a sample is ever off (MKT-MORE-12). */
  isActive: boolean('is_active').notNull().default(true),
  orderIndex: integer('order_index').notNull().default(0),
})

/** The claims with figures, each with a switch of its own (MKT-CLAIM-07). */
export const claims = pgTable('marketing_claims', {
  name: text('name').primaryKey(),
  claim: text('claim').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** Says how many there really are instead of the text. */
  showsRealNumber: boolean('shows_real_number').notNull().default(false),
  changedAt: moment('changed_at'),
})

/** The frequently asked questions of the page of the membership (MKT-MORE-17). */
export const faqEntries = pgTable('faq_entries', {
  id: id().primaryKey(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  orderIndex: integer('order_index').notNull().default(0),
})

/** What an admin says of the living parts of the home page, in its one row (MKT-MORE-03). */
export const showcases = pgTable('home_showcase', {
  name: text('name').primaryKey(),
  fields: jsonb('fields').$type<ShowcaseText>().notNull(),
  changedAt: moment('changed_at'),
})
