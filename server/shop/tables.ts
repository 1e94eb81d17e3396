import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

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
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('products_list').on(t.status, t.orderIndex),
    check('products_price', sql`${t.priceCents} >= 0`),
    check('products_stock', sql`${t.stockQuantity} >= 0`),
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
