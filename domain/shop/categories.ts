import { asSlug } from '../base/slug.ts'

/** The category of the merchandise of the project, which has a section of its own in the shop (SHOP-LIST-15, SHOP-LIST-16). */
export const merchandise = 'merchandise'

/** The categories of products as they are stored (SHOP-FORM-17, X3-DATA-17). */
export const productCategories = [
  'cursus',
  'guide',
  'ebook',
  'video',
  'masterclass',
  'workshop',
  'fysiek product',
  merchandise,
] as const
export type ProductCategory = (typeof productCategories)[number]

/** The part of an address that names a category: 'fysiek product' is `fysiek-product` (SHOP-LIST-23). */
export const categorySlug = (category: ProductCategory): string => asSlug(category)

/** The category that a part of an address names, or null for an unknown one (SHOP-LIST-23). */
export const categoryAt = (slug: string): ProductCategory | null =>
  productCategories.find((category) => categorySlug(category) === slug) ?? null

/** The address of a product, in the shop with its dialog open (SHOP-LIST-23). */
export const productPath = ({ category, slug }: { category: ProductCategory; slug: string }): string =>
  `/shop/${categorySlug(category)}/${slug}`

/** The address that leads to the shop of the partner and counts the click (SHOP-BUY-07, X3-CALL-25). */
export const affiliateClickPath = (productId: string): string =>
  `/functions/v1/affiliate-click?product_id=${encodeURIComponent(productId)}`

/** The slug that a new product asks for (SHOP-LIST-24). */
export const wantedProductSlug = (name: string): string => asSlug(name) || 'product'
