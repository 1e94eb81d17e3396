import type { ShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** The single row of settings, id 1 (SH-DATA-13, SH-DATA-14). */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer('id').primaryKey(),
    maintenanceMode: boolean('maintenance_mode').notNull().default(false),
    maintenanceMessage: text('maintenance_message'),
    maintenanceStartTime: moment('maintenance_start_time'),
    maintenanceEndTime: moment('maintenance_end_time'),
    maintenanceEnabledBy: id('maintenance_enabled_by'),
    testerMode: boolean('tester_mode').notNull().default(false),
    testerMessage: text('tester_message'),
    testerStartTime: moment('tester_start_time'),
    testerEndTime: moment('tester_end_time'),
    testerEnabledBy: id('tester_enabled_by'),
    siteName: text('site_name'),
    contactEmail: text('contact_email'),
    launchDate: text('launch_date'),
    companyKvk: text('company_kvk'),
    companyVatId: text('company_vat_id'),
    companyAddress: text('company_address'),
    companyPhone: text('company_phone'),
    assistantEnabled: boolean('assistant_enabled').notNull().default(false),
    externalContentAfterConsent: boolean('external_content_after_consent').notNull().default(false),
    paidDownloadsAfterOrder: boolean('paid_downloads_after_order').notNull().default(false),
    /** 'Winkelbetaling': whether the shop takes money; without a payment provider it counts as off (SHOP-ORDER-01). */
    shopPayment: boolean('shop_payment').notNull().default(false),
    /** Null is as the product came (SHOP-ORDER-09). */
    shippingRates: jsonb('shipping_rates').$type<ShippingRates>(),
    /** The partner whose products get pictures, and the code that they get with it (SHOP-AI-13). */
    generatorPartner: text('generator_partner'),
    generatorCode: text('generator_code'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [check('site_settings_single', sql`${t.id} = 1`)],
)

/** The saved filters of an admin, private to them (ADM-MORE-40). */
export const savedViews = pgTable(
  'admin_saved_views',
  {
    id: id().primaryKey(),
    personId: id('person_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('admin_saved_views_list').on(t.personId, t.list, t.createdAt, t.id),
    uniqueIndex('admin_saved_views_name').on(t.personId, t.list, t.name),
  ],
)

/** Who did what to whom, and why; rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id().primaryKey(),
    actorId: id('actor_id'),
    action: text('action').notNull(),
    subjectId: id('subject_id'),
    reason: text('reason'),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.at.desc(), t.id),
    index('audit_log_actor').on(t.actorId, t.at.desc()),
    index('audit_log_subject').on(t.subjectId, t.at.desc()),
    index('audit_log_action').on(t.action, t.at.desc()),
  ],
)

/** The hash chain of the audit log: one link for each line, in the order in which they were found (SEC-ACC-20). */
export const auditLinks = pgTable(
  'audit_links',
  {
    seq: integer('seq').primaryKey(),
    lineId: id('line_id').notNull().unique(),
    lineAt: moment('line_at').notNull(),
    digest: text('digest').notNull(),
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [index('audit_links_line_at').on(t.lineAt)],
)
