import { productStatuses, productTypes } from '@bewezen/domain/shop/catalogue.ts'
import { productCategories } from '@bewezen/domain/shop/categories.ts'
import { type VatRate, vatRates } from '@bewezen/domain/shop/orders/totals.ts'
import { maxPriceCents, maxProductImages, maxStock } from '@bewezen/domain/shop/productForm.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'

const filled = (name: string) => text(name).notNull().default('')

/**
 * Who sells together with us (X3-DATA-15), with contact and invoicing for admins alone: everybody else reads no more than
 * id, name, description, the two addresses of the web and whether it is active (EV-DATA-23, EV-DATA-24, EV-PARTNER-08).
 */
export const partners = pgTable('partners', {
  id: id().primaryKey(),
  name: text('name').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
  description: filled('description'),
  websiteUrl: filled('website_url'),
  contactEmail: filled('contact_email'),
  contactName: filled('contact_name'),
  contactPhone: filled('contact_phone'),
  addressStreet: filled('address_street'),
  addressCity: filled('address_city'),
  addressPostalCode: filled('address_postal_code'),
  addressCountry: filled('address_country'),
  catalogUrl: filled('catalog_url'),
  invoiceCompanyName: filled('invoice_company_name'),
  invoiceVatNumber: filled('invoice_vat_number'),
  invoiceEmail: filled('invoice_email'),
  invoiceAddress: filled('invoice_address'),
  iban: filled('iban'),
  /** Counts the saves, so that the second of two who edit at once is refused (EV-MORE-06). */
  version: integer('version').notNull().default(1),
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
    /** The key of a download that the site keeps itself, behind a signed address (SHOP-ORDER-25). */
    downloadKey: text('download_key'),
    /** In percent; prices hold it (SHOP-ORDER-10). */
    vatRate: integer('vat_rate').$type<VatRate>().notNull().default(21),
    /** The price of 'Aanbieding', for everybody, and the lowest of the 30 days before it began (SHOP-ORDER-39). */
    salePriceCents: integer('sale_price_cents'),
    saleBeforeCents: integer('sale_before_cents'),
    /** How many may be sold before they are there, beyond the stock; empty is 99 (SHOP-ORDER-17). */
    preorderLimit: integer('preorder_limit'),
    preordersSold: integer('preorders_sold').notNull().default(0),
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
    /** Whether a language model wrote its first text, for managers to know. */
    isTextGenerated: boolean('is_text_generated').notNull().default(false),
    /** Grows with every change, so that two managers do not overwrite each other (X3-EDGE-13). */
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('products_list').on(t.status, t.orderIndex, t.isFeatured.desc().nullsFirst(), t.id),
    index('products_partner').on(t.partnerId),
    check('products_price', sql`${t.priceCents} between 0 and ${sql.raw(String(maxPriceCents))}`),
    check('products_stock', sql`${t.stockQuantity} between 0 and ${sql.raw(String(maxStock))}`),
    check(
      'products_sale',
      sql`${t.salePriceCents} is null or (${t.salePriceCents} between 0 and ${t.priceCents} and ${t.saleBeforeCents} is not null)`,
    ),
    check('products_vat', sql`${t.vatRate} in (${sql.raw(vatRates.join(', '))})`),
    check('products_preorder_limit', sql`${t.preorderLimit} between 0 and ${sql.raw(String(maxStock))}`),
    // No more is ever promised than there is to be.
    check('products_preorders', sql`${t.preordersSold} >= 0`),
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

/** What a product cost without a discount of a role, from when on; the database writes it down (SHOP-ORDER-39). */
export const productPrices = pgTable(
  'product_prices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer('price_cents').notNull(),
    since: moment('since').notNull(),
  },
  (t) => [index('product_prices_product').on(t.productId, t.since)],
)
