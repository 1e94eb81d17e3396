import { carriers } from '@bewezen/domain/shop/orders/order.ts'
import { refundReasons } from '@bewezen/domain/shop/orders/orderMoney.ts'
import { orderStates } from '@bewezen/domain/shop/orders/orderStates.ts'
import { countries } from '@bewezen/domain/shop/orders/shipping.ts'
import { stockReasons } from '@bewezen/domain/shop/orders/stock.ts'
import { type VatPart, type VatRate, vatRates } from '@bewezen/domain/shop/orders/totals.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { payments } from '../payments/tables.ts'
import { profiles } from '../profile/tables.ts'
import { products } from './productTables.ts'

const refundStates = ['pending', 'failed', 'refunded'] as const

/** An order, with what it cost and where it goes, as it was when it was made (SHOP-ORDER-14). */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: id().primaryKey(),
    /** Empty when the account is gone. */
    userId: id('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    state: text('state', { enum: orderStates }).notNull(),
    /** Grows with every step, so that two admins do nothing twice (SHOP-ORDER-35). */
    version: integer('version').notNull().default(0),
    /** Of the cart, or of one download. */
    isFromCart: boolean('is_from_cart').notNull(),
    name: text('name'),
    street: text('street'),
    houseNumber: text('house_number'),
    addition: text('addition'),
    postcode: text('postcode'),
    city: text('city'),
    country: text('country', { enum: countries }),
    goodsCents: integer('goods_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** What is back or on its way back of the money that paid it; the constraint holds that it is never more (SHOP-ORDER-31). */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The money that paid it. */
    paymentId: id('payment_id').references(() => payments.id),
    /** A bank asks for the money back. */
    isDisputed: boolean('is_disputed').notNull().default(false),
    termsVersion: text('terms_version').notNull(),
    termsPageVersionId: text('terms_page_version_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    carrier: text('carrier', { enum: carriers }),
    track: text('track'),
    shippedAt: moment('shipped_at'),
    receivedAt: moment('received_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** When it lapsed, was given up or was paid back in full. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('shop_orders_person').on(t.userId, t.createdAt.desc(), t.id),
    index('shop_orders_state').on(t.state, t.createdAt.desc(), t.id),
    index('shop_orders_made').on(t.createdAt.desc(), t.id),
    index('shop_orders_disputed').on(t.id).where(sql`${t.isDisputed}`),
    index('shop_orders_open').on(t.expiresAt).where(sql`${t.state} = 'pending'`),
    uniqueIndex('shop_orders_payment').on(t.paymentId),
    check('shop_orders_state', oneOf(t.state, orderStates)),
    check('shop_orders_country', oneOf(t.country, countries)),
    check('shop_orders_carrier', oneOf(t.carrier, carriers)),
    check('shop_orders_money', sql`${t.totalCents} = ${t.goodsCents} + ${t.shippingCents} and ${t.shippingCents} >= 0`),
    check('shop_orders_refunded', sql`${t.refundedCents} between 0 and ${t.totalCents}`),
  ],
)

/** The lines of an order, as the products were (SHOP-ORDER-14); the id of a product outlives it. */
export const shopOrderLines = pgTable(
  'shop_order_lines',
  {
    id: id().primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: id('product_id').notNull(),
    name: text('name').notNull(),
    imageUrl: text('image_url'),
    priceCents: integer('price_cents').notNull(),
    undiscountedCents: integer('undiscounted_cents').notNull(),
    discountPercentage: integer('discount_percentage').notNull(),
    vatRate: integer('vat_rate').$type<VatRate>().notNull(),
    quantity: integer('quantity').notNull(),
    isPhysical: boolean('is_physical').notNull(),
    isDigital: boolean('is_digital').notNull(),
    /** Where the download was then, for when the product is gone. */
    downloadUrl: text('download_url'),
    downloadKey: text('download_key'),
    /** What it holds of the stock and of the pre-orders; 0 once that returned (SHOP-ORDER-16). */
    takenStock: integer('taken_stock').notNull().default(0),
    takenPreorders: integer('taken_preorders').notNull().default(0),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    /** When the buyer let go of the right to withdraw (SHOP-ORDER-30). */
    waivedAt: moment('waived_at'),
  },
  (t) => [
    unique('shop_order_lines_place').on(t.orderId, t.position),
    index('shop_order_lines_product').on(t.productId),
    check('shop_order_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check('shop_order_lines_refunded', sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
    check('shop_order_lines_taken', sql`${t.takenStock} >= 0 and ${t.takenPreorders} >= 0`),
    check('shop_order_lines_vat', sql`${t.vatRate} in (${sql.raw(vatRates.join(', '))})`),
  ],
)

/** Money of an order that goes back, and how that went at the provider (SHOP-ORDER-21, SHOP-ORDER-31). */
export const shopRefunds = pgTable(
  'shop_refunds',
  {
    /** Also the key under which the provider makes it, once. */
    id: id().primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    why: text('why', { enum: refundReasons }).notNull(),
    /** What an admin wrote. */
    reason: text('reason').notNull().default(''),
    amountCents: integer('amount_cents').notNull(),
    lines: jsonb('lines').$type<{ id: string; quantity: number }[]>().notNull().default([]),
    shippingCents: integer('shipping_cents').notNull().default(0),
    /** The BTW in it, for its credit note; empty for money that bought nothing. */
    vat: jsonb('vat').$type<VatPart[]>().notNull().default([]),
    state: text('state', { enum: refundStates }).notNull(),
    tries: integer('tries').notNull().default(0),
    createdBy: id('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    refundedAt: moment('refunded_at'),
  },
  (t) => [
    index('shop_refunds_order').on(t.orderId, t.createdAt),
    index('shop_refunds_payment').on(t.paymentId),
    index('shop_refunds_by').on(t.createdBy),
    index('shop_refunds_back').on(t.refundedAt).where(sql`${t.state} = 'refunded'`),
    index('shop_refunds_owed').on(t.createdAt).where(sql`${t.state} in ('pending', 'failed')`),
    // Money that bought nothing goes back once.
    uniqueIndex('shop_refunds_whole').on(t.paymentId).where(sql`${t.why} in ('late', 'double', 'differed')`),
    check('shop_refunds_why', oneOf(t.why, refundReasons)),
    check('shop_refunds_state', oneOf(t.state, refundStates)),
    check('shop_refunds_amount', sql`${t.amountCents} > 0 and ${t.shippingCents} between 0 and ${t.amountCents}`),
  ],
)

/** The address that is proposed for a next order (SHOP-ORDER-08). */
export const orderAddresses = pgTable('order_addresses', {
  profileId: id('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  street: text('street').notNull(),
  houseNumber: text('house_number').notNull(),
  addition: text('addition').notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  country: text('country', { enum: countries }).notNull(),
})

/** Every change of the stock of a product; the sum of its lines is the stock (SHOP-ORDER-36). */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: id().primaryKey(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    note: text('note').notNull().default(''),
    orderId: id('order_id'),
    actorId: id('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (t) => [
    index('stock_moves_product').on(t.productId, t.at.desc(), t.id),
    index('stock_moves_actor').on(t.actorId),
    check('stock_moves_reason', oneOf(t.reason, stockReasons)),
  ],
)
