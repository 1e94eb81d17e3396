import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'
import { products } from './productTables.ts'

export { orderAddresses, shopOrderLines, shopOrders, shopRefunds, stockMoves } from './orderTables.ts'
export { partners, productImages, productPrices, products } from './productTables.ts'

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
