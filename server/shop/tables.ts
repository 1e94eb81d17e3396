import { productStatuses, productTypes } from '@bewezen/domain/shop/catalogue.ts'
import { productCategories } from '@bewezen/domain/shop/categories.ts'
import { maxPriceCents, maxProductImages, maxStock } from '@bewezen/domain/shop/productForm.ts'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

const oneOf = (column: SQLWrapper, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`

/** Who sells together with us (X3-DATA-15). */
export const partners = pgTable('partners', {
  id: id().primaryKey(),
  name: text('name').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
})

/** What the shop offers (X3-DATA-11..14); cents count, euros are derived (X3-DATA-29). */
export const products = pgTable(
  'products',
  {
    id: id().primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Empty is a price that is still to come, 0 is free (SHOP-PRICE-13). */
    priceCents: integer('price_cents'),
    category: text('category').notNull(),
    /** The first of its pictures, as the cart shows it (SHOP-FORM-19). */
    imageUrl: text('image_url'),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    status: text('status').notNull().default('draft'),
    orderIndex: integer('order_index').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    isPreorder: boolean('is_preorder').notNull().default(false),
    isDigital: boolean('is_digital').notNull().default(false),
    isPhysical: boolean('is_physical').notNull().default(false),
    downloadUrl: text('download_url'),
    /** Empty is unlimited (SHOP-BUY-11). */
    stockQuantity: integer('stock_quantity'),
    studentDiscountPercentage: integer('student_discount_percentage').notNull().default(8),
    studentDiscountCode: text('student_discount_code'),
    teacherDiscountPercentage: integer('teacher_discount_percentage').notNull().default(12),
    teacherDiscountCode: text('teacher_discount_code'),
    affiliateDiscountPercentage: integer('affiliate_discount_percentage'),
    affiliateDiscountCode: text('affiliate_discount_code'),
    affiliateUrl: text('affiliate_url'),
    partnerId: id('partner_id').references(() => partners.id),
    productType: text('product_type').notNull().default('own'),
    /** Grows with every change, so that two managers do not overwrite each other (X3-EDGE-13). */
    /** Whether a language model wrote its first text, for managers to know. */
    isTextGenerated: boolean('is_text_generated').notNull().default(false),
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('products_list').on(t.status, t.orderIndex, t.isFeatured.desc().nullsFirst(), t.id),
    index('products_partner').on(t.partnerId),
    check('products_price', sql`${t.priceCents} between 0 and ${sql.raw(String(maxPriceCents))}`),
    check('products_stock', sql`${t.stockQuantity} between 0 and ${sql.raw(String(maxStock))}`),
    check('products_status', oneOf(t.status, productStatuses)),
    check('products_type', oneOf(t.productType, productTypes)),
    check('products_category', oneOf(t.category, productCategories)),
    check(
      'products_discounts',
      sql`${t.studentDiscountPercentage} between 0 and 100 and ${t.teacherDiscountPercentage} between 0 and 100 and coalesce(${t.affiliateDiscountPercentage}, 0) between 0 and 100`,
    ),
    check(
      'products_addresses',
      sql`coalesce(${t.downloadUrl}, 'https://') ilike 'https://%' and coalesce(${t.affiliateUrl}, 'https://') ilike 'https://%'`,
    ),
  ],
)

/** The pictures of a product in their order; the constraints hold that there are at most eight (SHOP-FORM-19, X3-DATA-12). */
export const productImages = pgTable(
  'product_images',
  {
    /** That of its upload. */
    id: id().primaryKey(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The key of the upload; its sizes stand under it. */
    storagePath: text('storage_path').notNull(),
    sortIndex: integer('sort_index').notNull(),
    /** Whether a model drew it. */
    isGenerated: boolean('is_generated').notNull().default(false),
  },
  (t) => [
    unique('product_images_place').on(t.productId, t.sortIndex),
    check('product_images_sort', sql`${t.sortIndex} between 0 and ${sql.raw(String(maxProductImages - 1))}`),
  ],
)

/**
 * Every time that somebody opened the shop of a partner (SHOP-BUY-10); name and price stay as they were when the product
 * goes (SHOP-ADMIN-14).
 */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: id().primaryKey(),
    productId: id('product_id').references(() => products.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    priceCents: integer('price_cents'),
    /** Empty for a visitor. */
    profileId: id('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    clickedAt: moment('clicked_at').notNull(),
    /** A keyed hash of who, what and which minute: one click of each counts once (X3-EDGE-34). */
    once: text('once').notNull().unique(),
  },
  (t) => [
    index('affiliate_clicks_product').on(t.productId, t.clickedAt),
    index('affiliate_clicks_profile').on(t.profileId),
  ],
)

/** A run of the image generator; the index holds that there is one at a time (SHOP-AI-14). */
export const imageRuns = pgTable(
  'product_image_runs',
  {
    id: id().primaryKey(),
    startedBy: id('started_by')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Whether pictures that are there already are replaced. */
    replaces: boolean('replaces').notNull(),
    /** The code that each product gets, as it was when the run began. */
    code: text('code').notNull(),
    /** The products in their order; `done` of them were looked at. */
    productIds: jsonb('product_ids').$type<string[]>().notNull(),
    done: integer('done').notNull().default(0),
    made: integer('made').notNull().default(0),
    failures: jsonb('failures').$type<{ id: string; name: string }[]>().notNull().default([]),
    startedAt: moment('started_at').notNull(),
    stoppedAt: moment('stopped_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('product_image_runs_one').on(sql`(${t.endedAt} is null)`).where(sql`${t.endedAt} is null`),
    index('product_image_runs_started').on(t.startedAt),
    index('product_image_runs_by').on(t.startedBy),
  ],
)

/** The cart of a member: one line per product, the same on every device (SH-CART-10). */
export const cartLines = pgTable(
  'cart_lines',
  {
    profileId: id('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.productId] }),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 99`),
  ],
)
